import { createEvent } from 'effector';
import type { OrderSource } from '../reader/index.ts';

/** A file or a pasted text. */
export interface ChosenSource {
  /** Null for a pasted text. */
  readonly name: string | null;
  readonly source: OrderSource;
}

export const sourceChosen = createEvent<ChosenSource>();
