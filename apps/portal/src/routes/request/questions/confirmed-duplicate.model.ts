import { createEffect, createStore, sample } from 'effector';
import { createScopeRunner } from '@saddlebag/domain/ports';
import { $question, orderPlaced, orderSubmitted, questionAnswered } from '@saddlebag/domain/request';

/** Acknowledges an order as a second delivery, so that the attention lane does not show it as a duplicate. */
const acknowledgeDuplicateFx = createEffect(async (orderId: string) => {
  const runInScope = createScopeRunner();
  const { itemAcknowledged } = await import('@saddlebag/domain/attention');
  // The lane may not know the order yet. Its alert would begin before this moment.
  runInScope(() => itemAcknowledged({ id: orderId, kind: 'duplicate', since: 0 }));
});

// The answer closes the question, so a model that hears the answer no longer finds it in `$question`.
const $askedCheck = createStore('').on($question, (check, question) => question?.check ?? check);
/** True once the vendor has confirmed that this submission is a separate order. */
const $isConfirmed = createStore(false)
  .on(
    sample({ clock: questionAnswered, source: $askedCheck, fn: (check, isAgreed) => ({ check, isAgreed }) }),
    (isConfirmed, { check, isAgreed }) => isConfirmed || (isAgreed && check === 'duplicate'),
  )
  .reset(orderSubmitted);

// When a confirmed order exists, do not ask again about it on the tracking screen.
sample({
  clock: orderPlaced,
  source: $isConfirmed,
  filter: Boolean,
  fn: (_, { orderId }) => orderId,
  target: acknowledgeDuplicateFx,
});
