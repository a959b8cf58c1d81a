import { attach, createEvent, createStore, sample } from 'effector';
import * as z from 'zod/mini';
import { analyticsEventSchema, analyticsLimits, type AnalyticsEvent } from '../../contracts/index.ts';
import { $build } from '../environment/index.ts';
import { $fetch, createTimer } from '../ports/index.ts';
import { $isCollecting } from './consent.model.ts';
import { $analyticsSinks } from './sinks.ts';

/** Milliseconds after its first event at which an incomplete batch is sent. */
const batchDelayMs = 5000;
/** A page that fails again and again stops sending its errors after this many. */
const maxErrors = 20;
const pageEvents: readonly AnalyticsEvent['name'][] = [
  'page-viewed',
  'request-step-reached',
  'outlets-toggled',
];

/** The code that records events has loaded. Fires once. */
export const collectionLoaded = createEvent();
/** Something happened that may be sent. Without consent, the event is dropped. */
export const eventRecorded = createEvent<AnalyticsEvent>();
/** The page was hidden. It may be closed next, so the queue is sent. */
export const pageHidden = createEvent();
/** Events may be recorded from now on. Facts that already hold are recorded again. */
export const recordingStarted = createEvent();

const $isLoaded = createStore(false).on(collectionLoaded, () => true);
const collectionStopped = $isCollecting.updates.filter({ fn: (isCollecting) => !isCollecting });

const batchTimer = createTimer();

const sendFx = attach({
  source: { sinks: $analyticsSinks, build: $build, fetch: $fetch },
  effect: ({ sinks, build, fetch }, events: readonly AnalyticsEvent[]) =>
    sinks[build.environment]?.({ events: [...events] }, fetch),
});

// Recording starts when both the code and the consent are there, in any order.
sample({
  clock: [collectionLoaded, $isCollecting],
  source: { isLoaded: $isLoaded, isCollecting: $isCollecting },
  filter: ({ isLoaded, isCollecting }) => isLoaded && isCollecting,
  fn: () => undefined,
  target: recordingStarted,
});

// Queue an event only with consent. The schema removes nothing: it drops events with other fields as a whole.
const eventAccepted = sample({
  clock: eventRecorded,
  source: $isCollecting,
  filter: (isCollecting, event) => isCollecting && z.safeParse(analyticsEventSchema, event).success,
  fn: (_, event) => event,
});
const errorAccepted = eventAccepted.filter({ fn: ({ name }) => !pageEvents.includes(name) });
const $errorCount = createStore(0).on(errorAccepted, (count) => count + 1);
const eventQueued = sample({
  clock: eventAccepted,
  source: $errorCount,
  filter: (errorCount, { name }) => pageEvents.includes(name) || errorCount <= maxErrors,
  fn: (_, event) => event,
});

const batchTaken = createEvent<readonly AnalyticsEvent[]>();
const $queue = createStore<readonly AnalyticsEvent[]>([])
  .on(eventQueued, (queue, event) => [...queue, event])
  .reset([batchTaken, collectionStopped]);

// Send a batch when it is complete, five seconds after its first event, or when the page is hidden.
sample({
  clock: eventQueued,
  source: $queue,
  filter: ({ length }) => length === 1,
  fn: () => batchDelayMs,
  target: batchTimer.set,
});
const batchCompleted = $queue.updates.filter({
  fn: ({ length }) => length >= analyticsLimits.eventsPerBatch,
});
sample({
  clock: [batchTimer.elapsed, batchCompleted, pageHidden],
  source: $queue,
  filter: ({ length }) => length > 0,
  target: batchTaken,
});
sample({ clock: batchTaken, target: sendFx });
sample({ clock: [batchTaken, collectionStopped], fn: () => undefined, target: batchTimer.cancel });
