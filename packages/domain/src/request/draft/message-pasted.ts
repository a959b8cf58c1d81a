import { createEvent } from 'effector';
import type { ParsedMessage } from './parsed-message.ts';

/** A message was pasted onto the form, and this was read from it. What fills the form comes with what has read it. */
export const messagePasted = createEvent<ParsedMessage>();
