import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { showPageShell } from './show-page-shell.ts';

const languages = { initial: 'en', directions: { en: 'ltr', ar: 'rtl' } } as const;
const root = document.documentElement;

beforeEach(() => {
  root.lang = 'en';
  root.dir = 'ltr';
});

afterEach(() => {
  localStorage.clear();
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
});

describe('showPageShell', () => {
  it('shows the screen in the stored language', () => {
    localStorage.setItem('locale', 'ar');
    showPageShell('login', languages);

    expect([root.dataset['shell'], root.lang, root.dir]).toEqual(['login', 'ar', 'rtl']);
  });

  it('shows the screen in the initial language of the market if none is stored', () => {
    showPageShell('request', { ...languages, initial: 'ar' });

    expect([root.dataset['shell'], root.lang]).toEqual(['request', 'ar']);
  });

  it.each(['bn', 'toString', ''])('shows nothing when the stored language is %j', (stored) => {
    localStorage.setItem('locale', stored);
    showPageShell('login', languages);

    expect([root.dataset['shell'], root.lang]).toEqual([undefined, 'en']);
  });

  it('shows nothing on a screen without a shell', () => {
    showPageShell(null, languages);

    expect(root.dataset['shell']).toBeUndefined();
  });

  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['system', undefined],
  ])('applies the stored colour scheme %s', (stored, theme) => {
    localStorage.setItem('appearance', stored);
    showPageShell('login', languages);

    expect(root.dataset['theme']).toBe(theme);
  });
});
