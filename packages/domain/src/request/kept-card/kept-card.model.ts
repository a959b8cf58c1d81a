import { attach, createEvent, createStore, sample } from 'effector';
import { sessionEnded } from '../../account/session/index.ts';
import { $tabStorage } from '../../platform/ports/internal.ts';
import { parseKeptCard, type KeptCard } from './kept-card.ts';

const storageKey = 'saddlebag:kept-card';

/** The vendor submitted a new card. */
export const cardKept = createEvent<KeptCard>();
/** A payment for a draft is due, so a card that was typed for it is needed. The payload is the draft's id. */
export const keptCardRequested = createEvent<string>();
/** The card is no longer needed. */
export const keptCardErased = createEvent();

const storeFx = attach({
  source: $tabStorage,
  effect: (storage, card: KeptCard) => storage.write(storageKey, JSON.stringify(card)),
});
const restoreFx = attach({
  source: $tabStorage,
  effect: (storage, draftId: string): KeptCard | null => {
    const card = parseKeptCard(storage.read(storageKey));
    return card?.draftId === draftId ? card : null;
  },
});
const removeFx = attach({ source: $tabStorage, effect: (storage) => storage.remove(storageKey) });

/** The name and the expiry date for the next attempt of the due payment. Null if no card was typed. */
export const $keptCard = createStore<KeptCard | null>(null, { serialize: 'ignore' })
  .on(cardKept, (_, card) => card)
  .on(restoreFx.doneData, (_, card) => card)
  .reset(keptCardErased);

sample({ clock: cardKept, target: storeFx });
sample({ clock: keptCardRequested, target: restoreFx });
sample({ clock: keptCardErased, target: removeFx });

// When the session ends, the next person at the device must not see the name.
sample({ clock: sessionEnded, fn: () => undefined, target: keptCardErased });
