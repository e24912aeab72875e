/** The emblems and signs, placed once in the document so that `<use href="#Go">` finds them. */
import source from "../emblems.svg?raw";

/** Puts the sprite into the document, hidden. */
export function placeSprite(): void {
  const sprite = document.importNode(new DOMParser().parseFromString(source, "image/svg+xml").documentElement, true);
  sprite.classList.add("sprite");
  sprite.setAttribute("aria-hidden", "true");
  document.body.prepend(sprite);
}
