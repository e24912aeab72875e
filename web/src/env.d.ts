/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:texts" {
  /** Loads the Fluent source of a language. */
  const loaders: Record<string, () => Promise<{ default: string }>>;
  export default loaders;
}
