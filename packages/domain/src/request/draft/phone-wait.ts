import { createEvent, createStore, sample, type Event } from 'effector';
import { $draft, draftErased, draftOpened } from './draft.model.ts';
import { isPhonePending } from './phone-value.ts';

/**
 * Returns an event that follows a press: at once, or as soon as the typed phone number can be checked. A number whose
 * numbering plan is still loading is neither right nor wrong.
 * @param phoneHidden The phone field, which checks the number, left the screen. Drops the press.
 */
export const afterPhoneIsKnown = (
  pressed: Event<void>,
  phoneHidden: Event<unknown> = createEvent<unknown>(),
): Event<void> => {
  const confirmed = createEvent();
  const $isPending = $draft.map(({ phone }) => isPhonePending(phone));
  const $isWaiting = createStore(false, { serialize: 'ignore' })
    .on(pressed, () => true)
    .reset(confirmed, draftOpened, draftErased, phoneHidden);
  sample({
    clock: [$isWaiting, $isPending],
    source: [$isWaiting, $isPending] as const,
    filter: ([isWaiting, isPending]) => isWaiting && !isPending,
    fn: () => undefined,
    target: confirmed,
  });
  return confirmed;
};
