/** Who sits at this screen: a guest with a name, perhaps one that is kept with a password. */
import { api } from "./api";
import { t } from "./texts";
import type { Me } from "./wire";

const LONGEST_NAME = 24;

class Identity {
  /** Null for somebody the server does not know yet, or before it has been asked. */
  me = $state.raw<Me | null>(null);
  #asked: Promise<void> | null = null;

  /** Asks the server who you are, once. */
  load(): Promise<void> {
    this.#asked ??= api.me().then(
      (me) => void (this.me = me),
      (error: unknown) => {
        this.#asked = null;
        throw error;
      },
    );
    return this.#asked;
  }

  /** You, with a name made up for you if you have none yet. */
  async ensure(): Promise<Me> {
    await this.load();
    return this.me ?? this.rename(madeUpName());
  }

  /** Gives you this name. */
  async rename(name: string): Promise<Me> {
    return this.#now(await api.rename({ name: tidy(name) }));
  }

  /** Keeps your name with a password. */
  async keep(name: string, password: string): Promise<Me> {
    if (!this.me) await this.rename(name);
    return this.#now(await api.keep({ name: tidy(name), password }));
  }

  /** Makes you the one whose name and password these are. */
  async login(name: string, password: string): Promise<Me> {
    return this.#now(await api.login({ name: tidy(name), password }));
  }

  /** Makes you nobody again on this device. */
  async logout(): Promise<void> {
    await api.logout();
    this.forget();
  }

  /** Forgets who you are, so that the server is asked again. */
  forget(): void {
    this.me = null;
    this.#asked = null;
  }

  #now(me: Me): Me {
    this.#asked = Promise.resolve();
    this.me = me;
    return me;
  }
}

/** Who sits at this screen. */
export const identity = new Identity();

/** A name as it is kept: no space around it or doubled in it, not too long. */
export function tidy(name: string): string {
  return [...name.trim().replace(/\s+/g, " ")].slice(0, LONGEST_NAME).join("").trim();
}

function madeUpName(): string {
  return t("me-made-up", { number: String(100 + Math.floor(Math.random() * 900)) });
}
