/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:texts" {
  type Loaders = Record<string, () => Promise<{ default: string }>>;
  /** Loads the Fluent source of a language. */
  const loaders: Loaders;
  export default loaders;
  /** Loads the texts of the rules, which are needed only where these are told. */
  export const rules: Loaders;
}
