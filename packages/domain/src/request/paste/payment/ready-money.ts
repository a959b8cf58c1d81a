import type { CueKind } from '../learning/cue-scan.ts';
import type { MessageContext } from '../learning/message-context.ts';

/** Words that mean "ready" or "prepared", in languages with spaces between words. */
// prettier-ignore
const spacedWords = [
  'ready', 'prepared', 'set aside', 'counted out', 'pronto', 'pronta', 'pronti', 'pronte', 'preparato', 'preparati', 'preparado', 'preparada',
  'preparados', 'listo', 'lista', 'listos', 'έτοιμο', 'έτοιμα', 'ετοιμα', 'ετοιμο', 'etoima', 'etimo', 'etima', 'جاهز', 'جاهزة', 'جاهزه',
  'جاهزين', 'حاضر', 'حاضرة', 'تیار', 'tayyar', 'tayar', 'রেডি', 'প্রস্তুত', 'sediakan', 'disediakan', 'sedia', 'siap', 'siapkan', 'handa', 'nakahanda',
  'naka-ready', 'nakaready', 'hinanda', 'inihanda', 'ihahanda',
];
const unspacedWords = [
  '準備好',
  '准备好',
  '備好',
  '备好',
  '準備咗',
  '備咗',
  '用意し',
  '準備し',
  '準備でき',
  'เตรียม',
];
const readyWords = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${spacedWords.join('|')})(?![\\p{L}\\p{M}])|${unspacedWords.join('|')}`,
  'gu',
);

const moneyKinds: readonly CueKind[] = ['cash', 'cashMoney', 'money', 'currency'];
/** Number of characters between the money and the word. */
const REACH = 25;
const clauseEnd = /[\n!?;|।۔。！？؟]|\.(?![0-9])/;

/** Returns true if a message says that the money is ready, as in "the cash is ready". Then it is not paid yet. */
export const isMoneyReady = ({ text, cues }: MessageContext): boolean =>
  [...text.matchAll(readyWords)].some(({ 0: word, index }) =>
    cues.some(({ kinds, start, end }) => {
      if (!kinds.some((kind) => moneyKinds.includes(kind))) return false;
      const between = end <= index ? text.slice(end, index) : text.slice(index + word.length, start);
      return between.length <= REACH && !clauseEnd.test(between);
    }),
  );
