/** Compressed copies of what is built, so that the server only has to send them. */
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const WORTH_IT = 500;
const TEXTUAL = /\.(?:js|css|svg|html|json|webmanifest)$/;
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Writes FILE.br and FILE.gz beside every text file of some size. */
async function compress(path: string): Promise<void> {
  if ((await stat(path)).size < WORTH_IT) return;
  const content = await readFile(path);
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content, BEST));
}

/** Compresses everything that is built. */
export function compressPlugin(): Plugin {
  return {
    name: "claim-compress",
    apply: "build",
    async writeBundle({ dir = "" }) {
      const names = await readdir(dir, { recursive: true });
      await Promise.all(names.filter((name) => TEXTUAL.test(name)).map((name) => compress(join(dir, name))));
    },
  };
}
