/** The English texts for every test, and what jsdom lacks. */
import { resolve } from "node:path";
import { texts } from "../plugins/texts.ts";
import { showTexts } from "../src/lib/texts";

showTexts("en", texts(resolve(import.meta.dirname, "../../src/claim/locale"), "en"));

globalThis.matchMedia ??= (query: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  }) as MediaQueryList;
globalThis.scrollTo = () => {};
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
