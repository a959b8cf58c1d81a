import { createEvent } from 'effector';
import type { ParsedMessage } from './parsed-message.ts';

/**
 * The vendor pasted a message into the form. The paste model, which loads lazily, fills the form with the
 * parsed values.
 */
export const messagePasted = createEvent<ParsedMessage>();
