import { combine, createEvent, sample } from 'effector';
import { eventRecorded, recordingStarted } from '@saddlebag/domain/analytics';
import type { AnalyticsEvent } from '@saddlebag/domain/contracts';
import { $requestVendor, $step } from '@saddlebag/domain/request';

/** The code of the request has loaded. Records the step that the request has reached. */
export const stepFactsLoaded = createEvent();

/** The step of the open request. Null while no request is open. */
const $openStep = combine($step, $requestVendor, (step, vendor) => vendor && step);

const stepReached = sample({
  clock: [stepFactsLoaded, recordingStarted, $openStep],
  source: $openStep,
}).filterMap((step) => step ?? undefined);

sample({
  clock: stepReached,
  fn: (step): AnalyticsEvent => ({ name: 'request-step-reached', step }),
  target: eventRecorded,
});
