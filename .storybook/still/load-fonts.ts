import type { LanguageMode } from '../modes.ts';

/** Sample characters per language. Requesting them loads the font files of the language's script. */
const sampleCharacters: Readonly<Record<LanguageMode, string>> = {
  en: '',
  de: 'äöüß',
  ar: 'ابتثجحخ',
  ur: 'اٹڈڑےں',
  bn: 'অআকখগঘ',
};

/**
 * Loads the fonts of the brand before a story renders. Otherwise a story that measures its layout could
 * measure the fallback font.
 */
export async function loadFonts(root: HTMLElement, language: LanguageMode): Promise<void> {
  const styles = getComputedStyle(root);
  const sample = `Aa1–${sampleCharacters[language]}`;
  await Promise.all(
    ['--sb-font-sans', '--sb-font-display']
      .map((token) => styles.getPropertyValue(token).trim())
      .filter((family) => family !== '')
      .map((family) => document.fonts.load(`1rem ${family}`, sample)),
  );
  await document.fonts.ready;
}
