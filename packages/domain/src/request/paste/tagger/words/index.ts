import { ar } from './ar.ts';
import { bn } from './bn.ts';
import { el } from './el.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fil } from './fil.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { ms } from './ms.ts';
import type { TaggerWords } from './tagger-words.ts';
import { th } from './th.ts';
import { ur } from './ur.ts';
import { zh } from './zh.ts';

/** The word lists of all languages. Every message is searched for all of them, because people mix languages. */
export const taggerWords: readonly TaggerWords[] = [ar, bn, el, en, es, fil, it, ja, ms, th, ur, zh];
export type { TaggerWords };
