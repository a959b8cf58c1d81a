import { limits } from '@saddlebag/domain/contracts';
import { Refusal } from '../http/refusal.ts';

/** Returns the length in UTF-8 bytes. */
export const byteCount = (text: string): number => new TextEncoder().encode(text).length;

/** Checks the length of the notes for the rider. Throws a 400. */
export const checkNotes = (notes: string): void => {
  if (byteCount(notes) > limits.notesBytes)
    throw new Refusal(400, 'notes-too-long', 'validation.notes-too-long');
};
