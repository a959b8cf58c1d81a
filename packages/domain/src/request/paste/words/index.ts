import { ar } from './ar.ts';
import { bn } from './bn.ts';
import { el } from './el.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { th } from './th.ts';
import { ur } from './ur.ts';
import { zh } from './zh.ts';
import type { PasteWords } from './paste-words.ts';

/** The words of all languages. Every message is searched for all of them, because people mix languages. */
export const pasteWords: Readonly<Record<'en' | 'bn' | 'ur' | 'ar' | 'th' | 'zh' | 'es' | 'el', PasteWords>> =
  {
    en,
    bn,
    ur,
    ar,
    th,
    zh,
    es,
    el,
  };
export type { PasteWords };
