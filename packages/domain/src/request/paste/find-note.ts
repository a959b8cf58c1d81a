import { take, type Canvas } from './canvas.ts';
import { isFiller, tidyText } from './tidy-text.ts';
import { wordPattern, wordSource } from './word-pattern.ts';

const labelled = new RegExp(`${wordSource('note')} ?[:=-] ?([^\\n\\ue001]{2,400})`, 'iu');
const sentence = /[^\n\ue001\ue002.!?¡¿。।۔|;()]{3,300}/gu;
const instruction = wordPattern('instruction');
const announced = new RegExp(
  `^[\\s,]*${wordSource('name', 'introduction', 'address', 'phone', 'unit', 'amount', 'order')} ?[:=-]`,
  'iu',
);

/** A sentence for the rider: it has a word of such sentences, no number to be read, and announces no other field. */
const isForRider = (text: string): boolean =>
  text.search(instruction) >= 0 && !announced.test(text) && !/[0-9]{2}/.test(text);

interface Found {
  readonly canvas: Canvas;
  readonly note: string | null;
}

/** Takes out what is called a note. */
export const findCalledNote = (canvas: Canvas): Found => {
  const called = labelled.exec(canvas.plain);
  if (called) {
    const value = called[1] ?? '';
    const end = called.index + called[0].length;
    const note = tidyText(canvas.source.slice(end - value.length, end));
    if (note !== '') return { canvas: take(canvas, called.index, end), note };
  }
  return { canvas, note: null };
};

/** Takes out the sentences that sound like notes to the rider. */
export const findSpokenNote = (canvas: Canvas): Found => {
  let rest = canvas;
  const notes: string[] = [];
  for (const match of canvas.plain.matchAll(sentence)) {
    if (!isForRider(match[0])) continue;
    const end = match.index + match[0].length;
    const note = tidyText(canvas.source.slice(match.index, end));
    if (note.split(' ').every(isFiller)) continue;
    notes.push(note);
    rest = take(rest, match.index, end);
  }
  return { canvas: rest, note: notes.length > 0 ? notes.join('. ') : null };
};
