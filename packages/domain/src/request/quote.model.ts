import { createEvent, createStore } from 'effector';
import { noQuote, type Quote } from './quote.ts';

/** The vendor asked for the area check, the fee and the estimation again, after a failure. */
export const quoteRetried = createEvent();

export const $quote = createStore<Quote>(noQuote);
