import { attach, createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import type { Order } from '@saddlebag/domain/api';
import { $orderBook } from '@saddlebag/domain/tracking';

/** Open while the palette is mounted. `isOpen` is false while the palette is mounted but closed. */
export const PaletteGate = createGate<{ isOpen: boolean }>();

const paletteClosed = sample({ clock: PaletteGate.state, filter: ({ isOpen }) => !isOpen });

// The list does not change while the palette is open, so that no order moves under the pointer.
const readOrdersFx = attach({
  source: $orderBook,
  effect: (book): readonly Order[] =>
    [...(book?.orders() ?? [])].toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1)),
});

/** The orders of the tracking screen, newest first. Empty on other screens. */
export const $knownOrders = createStore<readonly Order[]>([], { serialize: 'ignore' })
  .on(readOrdersFx.doneData, (_, orders) => orders)
  .reset(paletteClosed, PaletteGate.close);

sample({
  clock: PaletteGate.state,
  filter: ({ isOpen }) => isOpen,
  fn: () => undefined,
  target: readOrdersFx,
});
