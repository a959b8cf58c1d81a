import fc from 'fast-check';
import { hostileTexts } from '../hostile-texts.ts';

/** Texts from which a generated string is assembled. Each breaks layouts or parsers in its own way. */
const fragments = [
  ...Object.values(hostileTexts),
  'W',
  'https://maps.example/',
  'Донаудампфшиффартсгезельшафт',
  'ရန်ကုန်မြို့',
  '東京特許許可局',
  '1,000,000.00',
  '\u00A0',
  '\u00AD',
  '\u2028',
  '\t\n ',
  '\u202E',
  '\u0000',
  '\uD800',
  "'; DROP TABLE orders; --",
  '</script><script>window.hostileTextExecuted=true</script>',
  '${7*7}{{7*7}}',
  '../../etc/passwd',
] as const;

const generatedText = fc
  .array(fc.oneof(fc.constantFrom(...fragments), fc.string({ unit: 'binary', maxLength: 40 })), {
    minLength: 1,
    maxLength: 4,
  })
  .map((parts) => parts.join(''));

/** Generates hostile strings. The same seed generates the same strings. */
export const generateHostileStrings = (count: number, seed: number): readonly string[] =>
  fc.sample(generatedText, { numRuns: count, seed });
