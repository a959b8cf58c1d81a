import { combine, createEffect, createEvent, restore, sample } from 'effector';
import { brands } from 'virtual:saddlebag-brands';
import { $build } from '@saddlebag/domain/environment';
import { $t } from '@saddlebag/domain/i18n';
import { screenOf, type ScreenName } from './screen-of.ts';

/** The address changed, or the portal started. */
export const screenShown = createEvent<ScreenName>();

const $screen = restore(screenShown, null);
const $title = combine($screen, $t, $build, (screen, t, { brand }) => {
  const name = brands.find(({ id }) => id === brand)?.name ?? brand;
  return screen === null ? null : `${t(`screen.${screen}`)} · ${name}`;
});

/** Sets the title of the page. Keeps the number of attention items in front of it. */
const showTitleFx = createEffect((title: string) => {
  const count = /^\(\d+\) /.exec(document.title)?.[0] ?? '';
  document.title = count + title;
});

// When the screen or the language changes, name the screen and the brand in the title of the page.
sample({ clock: $title, filter: Boolean, target: showTitleFx });

/** Calls `report` with the current screen, and again after each navigation. */
export const watchScreen = (report: (screen: ScreenName) => void): void => {
  const onChange = () => report(screenOf(location));
  // wouter dispatches the last two events on the window.
  for (const type of ['popstate', 'pushState', 'replaceState']) window.addEventListener(type, onChange);
  onChange();
};
