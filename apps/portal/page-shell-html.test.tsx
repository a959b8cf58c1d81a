import { brands } from '@saddlebag/ui/brands';
import { describe, expect, it } from 'vitest';
import { pageShellHtml, pageShellStyles, type ShellTexts } from './page-shell-html.ts';

const textsOf = (language: string): ShellTexts => ({
  promise: `promise ${language}`,
  claim: `claim ${language}`,
  loginTitle: `title & <b> ${language}`,
  loginLead: `lead ${language}`,
  requestTitle: `request ${language}`,
  quoteWaiting: `waiting ${language}`,
});

const draw = (languages: readonly string[]) => {
  const texts = Object.fromEntries(languages.map((language) => [language, textsOf(language)]));
  document.head.innerHTML = `<style>${pageShellStyles(languages)}</style>`;
  document.body.innerHTML = pageShellHtml(brands.falaj, texts, false);
};

/** Returns the texts that the page shows for the attributes of its root. */
const visibleTexts = (screen: string, language: string) => {
  document.documentElement.lang = language;
  document.documentElement.dataset['shell'] = screen;
  const isShown = (element: Element): boolean =>
    getComputedStyle(element).display !== 'none' &&
    (!element.parentElement || isShown(element.parentElement));
  return [...document.querySelectorAll('[data-slot=page-shell] span[lang]')]
    .filter(isShown)
    .map(({ textContent }) => textContent);
};

describe('pageShellHtml', () => {
  it('shows the texts of one screen in one language', () => {
    draw(['en', 'ar']);

    expect(visibleTexts('login', 'ar')).toEqual(['title & <b> ar', 'lead ar', 'promise ar', 'claim ar']);
    expect(visibleTexts('request', 'en')).toEqual(['request en', 'waiting en']);
    expect(visibleTexts('tracking', 'en')).toEqual([]);
  });

  it('shows nothing on other screens', () => {
    draw(['en']);

    expect(visibleTexts('', 'en')).toEqual([]);
  });

  it('is hidden from screen readers, which wait for the screen itself', () => {
    draw(['en']);

    const screens = [...document.querySelectorAll('[data-slot=page-shell]')];
    expect(screens.map((screen) => screen.getAttribute('aria-hidden'))).toEqual(['true', 'true', 'true']);
  });
});
