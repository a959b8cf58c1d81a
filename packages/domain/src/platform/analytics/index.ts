import './reports.model.ts';

export { collectionLoaded, eventRecorded, pageHidden, recordingStarted } from './sending.model.ts';
export { toErrorEvent } from './error-event.ts';
export type { AnalyticsSink } from './sinks.ts';
