import { defineConfig, mergeConfig } from "vitest/config";
import vite from "./vite.config.ts";

export default mergeConfig(
  vite,
  defineConfig({
    resolve: { conditions: ["browser"] },
    test: {
      environment: "jsdom",
      include: ["tests/**/*.test.ts", "src/**/*.test.ts"],
      setupFiles: ["tests/setup.ts"],
    },
  }),
);
