import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { compressPlugin } from "./plugins/compress.ts";
import { textsPlugin } from "./plugins/texts.ts";

const project = resolve(import.meta.dirname, "..");

/** The first script sets the theme, so nothing is painted before it has run. */
const themeFirst: Plugin = {
  name: "claim-theme-first",
  transformIndexHtml: {
    order: "post",
    handler: (html) => html.replace('<script type="module"', '<script type="module" blocking="render"'),
  },
};

export default defineConfig({
  plugins: [svelte(), textsPlugin(resolve(project, "src/claim/locale")), themeFirst, compressPlugin()],
  build: {
    outDir: resolve(project, "src/claim/server/client"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What several screens share is one file, so that a page needs few requests; each screen is another.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "shared", minShareCount: 2 }] } } },
  },
  server: {
    host: "127.0.0.1",
    proxy: { "/api": { target: "http://127.0.0.1:8400", ws: true } },
  },
});
