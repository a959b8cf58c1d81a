import { mask, type MaskedText } from './masked-text.ts';
import { isFiller, tidyText } from './tidy-text.ts';
import { wordPattern, wordSource } from './word-pattern.ts';

const labelledNote = new RegExp(`${wordSource('note')} ?[:=-] ?([^\\n\\ue001]{2,400})`, 'iu');
const sentence = /[^\n\ue001\ue002.!?¡¿。।۔|;()]{3,300}/gu;
const instruction = wordPattern('instruction');
const announcedField = new RegExp(
  `^[\\s,]*${wordSource('name', 'introduction', 'address', 'phone', 'unit', 'amount', 'order')} ?[:=-]`,
  'iu',
);

/**
 * Returns true for a sentence with an instruction word, unless it contains two digits in a row or starts with
 * the label of another field.
 */
const isForRider = (text: string): boolean =>
  text.search(instruction) >= 0 && !announcedField.test(text) && !/[0-9]{2}/.test(text);

interface NoteResult {
  readonly masked: MaskedText;
  readonly note: string | null;
}

/** Finds and masks the text after a note label. */
export const findLabelledNote = (masked: MaskedText): NoteResult => {
  const match = labelledNote.exec(masked.visible);
  if (match) {
    const value = match[1] ?? '';
    const end = match.index + match[0].length;
    const note = tidyText(masked.source.slice(end - value.length, end));
    if (note !== '') return { masked: mask(masked, match.index, end), note };
  }
  return { masked, note: null };
};

/** Finds and masks all sentences that contain an instruction to the rider. */
export const findInstructions = (masked: MaskedText): NoteResult => {
  let rest = masked;
  const notes: string[] = [];
  for (const match of masked.visible.matchAll(sentence)) {
    if (!isForRider(match[0])) continue;
    const end = match.index + match[0].length;
    const note = tidyText(masked.source.slice(match.index, end));
    if (note.split(' ').every(isFiller)) continue;
    notes.push(note);
    rest = mask(rest, match.index, end);
  }
  return { masked: rest, note: notes.length > 0 ? notes.join('. ') : null };
};
