import { attach, createEvent, createStore, sample } from 'effector';
import { draftErased, draftOpened } from '../draft/index.ts';
import { requestClosed } from '../flow/index.ts';
import { guardBegan, placementAgreed, placementDue, placementReady, submitted } from '../sending/index.ts';
import { $clock, $storage } from '../../platform/ports/index.ts';
import { isRequestedAgain, noteRequest, type Requested } from './recent-requests.ts';

/** From now on it is looked whether a rider was just requested for the same. Idempotent. */
export const watchBegan = createEvent();
/** The vendor does want another rider. */
export const anotherConfirmed = createEvent();
/** The vendor does not. */
export const anotherDeclined = createEvent();

const agreed = createEvent<string>();
const ports = { storage: $storage, clock: $clock };

const lookFx = attach({
  source: ports,
  effect: ({ storage, clock }, requested: Requested) => isRequestedAgain(storage, requested, clock.now()),
});
const noteFx = attach({
  source: ports,
  effect: ({ storage, clock }, requested: Requested) => noteRequest(storage, requested, clock.now()),
});

const $isWatching = createStore(false).on(watchBegan, () => true);
/** The draft that may go out although it is the second; a new press is a new question. */
const $agreedId = createStore<string | null>(null)
  .on(agreed, (_, draftId) => draftId)
  .reset(submitted);
/** The draft that would send another rider where one was just requested; null when there is nothing to ask. */
export const $anotherRider = createStore<string | null>(null);

sample({ clock: watchBegan, target: guardBegan });

// When an order is about to be sent, look whether one like it was sent in the last ten minutes.
const looked = sample({
  clock: placementReady,
  source: { isWatching: $isWatching, agreedId: $agreedId },
  filter: ({ isWatching }) => isWatching,
  fn: ({ agreedId }, placement) => ({ placement, isAgreed: agreedId === placement.draftId }),
});
sample({
  clock: looked.filterMap(({ placement, isAgreed }) => (isAgreed ? undefined : placement)),
  target: lookFx,
});
const passed = lookFx.done.filterMap(({ params, result }) => (result ? undefined : params));
const asked = lookFx.done.filterMap(({ params, result }) => (result ? params.draftId : undefined));
$anotherRider
  .on(asked, (_, draftId) => draftId)
  .reset(agreed, anotherDeclined, draftOpened, draftErased, requestClosed);

// When there is none, or the vendor wants another, it goes out.
sample({
  clock: [passed, looked.filterMap(({ placement, isAgreed }) => (isAgreed ? placement : undefined))],
  target: [noteFx, placementAgreed],
});
sample({
  clock: anotherConfirmed,
  source: $anotherRider,
  filter: (draftId) => draftId !== null,
  target: agreed,
});
// What has changed while the question stood there is looked through once more.
sample({ clock: agreed, fn: () => undefined, target: placementDue });
