/** Starts the page: the theme at once, then texts and the screen together, then the app. */
import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { route, startRouter } from "./lib/router.svelte";
import { loadScreen } from "./lib/screens";
import { followTheme, wantedLanguage } from "./lib/settings.svelte";
import { placeSprite } from "./lib/sprite";
import { loadLanguage } from "./lib/texts";

followTheme();
placeSprite();
startRouter();
await Promise.all([loadLanguage(wantedLanguage()), loadScreen(route().screen)]);
mount(App, { target: document.getElementById("app") ?? document.body });
