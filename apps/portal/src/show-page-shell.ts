import type { FirstScreen } from './first-screen.ts';

/** The languages in which the HTML contains the texts of the page shell. */
export interface ShellLanguages {
  /** The language of vendors who have not chosen one. */
  readonly initial: string;
  /** The text direction of each language, by its tag. */
  readonly directions: Readonly<Record<string, 'ltr' | 'rtl'>>;
}

/**
 * Shows the page shell of the first screen in the stored language and colour scheme, until the first render fills
 * `#root`. Shows nothing inside a partner's page, or when the HTML lacks the texts of the stored language.
 *
 * The build copies this function's source into an inline script, so the function must not refer to anything outside
 * its body.
 */
export const showPageShell = (screen: FirstScreen | null, { initial, directions }: ShellLanguages): void => {
  const root = document.documentElement;
  const appearance = localStorage.getItem('appearance');
  if (appearance === 'light' || appearance === 'dark') root.dataset['theme'] = appearance;
  const language = localStorage.getItem('locale') ?? initial;
  const direction = Object.hasOwn(directions, language) && directions[language];
  if (!screen || !direction || window.parent !== window) return;
  root.lang = language;
  root.dir = direction;
  root.dataset['shell'] = screen;
  // On the first visit, the brand's typefaces would compete with the scripts for a slow connection.
  if (!navigator.serviceWorker?.controller) root.dataset['shellTypeface'] = 'device';
};
