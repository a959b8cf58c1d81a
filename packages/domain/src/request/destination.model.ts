import { createEvent, createStore } from 'effector';
import type { Place } from '../api/entities.ts';
import type { Point } from '../contracts/geo.ts';
import type { Destination } from './draft.ts';
import { noSuggestions, type Suggestions } from './suggestions.ts';

/** The text of the address field changed. */
export const destinationTyped = createEvent<string>();
/** The vendor chose a suggestion. */
export const suggestionPicked = createEvent<Place>();
/** The vendor chose the point that the text spells. */
export const coordinatesAccepted = createEvent();
/** The vendor put the pin down on the map. */
export const pinMoved = createEvent<Point>();
/** The vendor emptied the address field. */
export const destinationCleared = createEvent();
/** The vendor asked for the suggestions again, after a failure. */
export const searchRetried = createEvent();

export const $destinationText = createStore('');
export const $destination = createStore<Destination | null>(null);
export const $suggestions = createStore<Suggestions>(noSuggestions);
/** True from picking a place until its coordinates and address are known. */
export const $isLocating = createStore(false);
