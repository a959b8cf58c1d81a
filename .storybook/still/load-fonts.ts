import type { LanguageMode } from '../modes.ts';

/** Letters that ask for the files of a language's script. */
const letters: Readonly<Record<LanguageMode, string>> = {
  en: '',
  de: 'äöüß',
  ar: 'ابتثجحخ',
  ur: 'اٹڈڑےں',
  bn: 'অআকখগঘ',
};

/**
 * Brings the brand's letters before a story is drawn: a story that measures itself would otherwise measure whichever
 * font was there first.
 */
export async function loadFonts(root: HTMLElement, language: LanguageMode): Promise<void> {
  const styles = getComputedStyle(root);
  const sample = `Aa1–${letters[language]}`;
  await Promise.all(
    ['--sb-font-sans', '--sb-font-display']
      .map((token) => styles.getPropertyValue(token).trim())
      .filter((family) => family !== '')
      .map((family) => document.fonts.load(`1rem ${family}`, sample)),
  );
  await document.fonts.ready;
}
