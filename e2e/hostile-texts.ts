/** The global variable that a hostile text sets if a page executes it. */
export const executionMark = 'hostileTextExecuted';

const assignment = `window.${executionMark}=true`;

/** Texts that break a layout or a page that trusts them, by what is hostile about them. */
export const hostileTexts = {
  link: `https://maps.example/place/${'a1B2c3D4'.repeat(34)}`,
  wideCapitals: 'W'.repeat(30),
  bangla: 'অত্যন্তদীর্ঘবাংলাশব্দযারমধ্যেকোনোফাঁকানেই'.repeat(6),
  arabic: 'القسطنطينيةوالإسكندريةبدونمسافات'.repeat(8),
  thai: 'กรุงเทพมหานครอมรรัตนโกสินทร์'.repeat(9),
  elementWithHandler: `"><img src=x onerror="${assignment}"><svg onload="${assignment}">`,
  scriptLink: `javascript:${assignment}//${'x'.repeat(200)}`,
  overrideAndZeroWidth: `\u202E${'gpj.live'.repeat(30)}\u202C\u200B\u200D\uFEFF\u2066${'b'.repeat(60)}`,
  emoji: '👩‍👩‍👧‍👦🏳️‍🌈👍🏽'.repeat(24),
  combiningMarks: `e${'\u0301\u0323'.repeat(100)}${'Z\u0351\u032B\u0343\u032A'.repeat(25)}`,
  placeholders: '{{name}}<b>%s</b>${0}__proto__'.repeat(8),
} as const satisfies Readonly<Record<string, string>>;

/** Shortens a text to a maximum number of code points. */
export const shorten = (text: string, count: number): string => Array.from(text).slice(0, count).join('');

/** Shortens a text to a maximum number of UTF-8 bytes. */
export const shortenToBytes = (text: string, count: number): string => {
  let shortened = '';
  for (const character of text) {
    if (Buffer.byteLength(shortened + character) > count) break;
    shortened += character;
  }
  return shortened;
};
