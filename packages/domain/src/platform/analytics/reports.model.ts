import { attach, sample, scopeBind } from 'effector';
import { $reporter, type Reporter } from '../ports/index.ts';
import { toProblemEvent } from './error-event.ts';
import { collectionLoaded, eventRecorded } from './sending.model.ts';

/** Creates a reporter that also records the kind of each problem. */
const createRecordingReporterFx = attach({
  source: $reporter,
  effect: (reporter): Reporter => {
    const record = scopeBind(eventRecorded, { safe: true });
    return {
      report: (message, detail) => {
        reporter.report(message, detail);
        record(toProblemEvent(detail));
      },
    };
  },
});

sample({ clock: collectionLoaded, target: createRecordingReporterFx });
$reporter.on(createRecordingReporterFx.doneData, (_, reporter) => reporter);
