import {
  isInTuningSet,
  labelledMessages,
} from '../../packages/domain/src/request/paste/testing/labelled-messages.ts';
import { scoredFields, scoreParser } from '../../packages/domain/src/request/paste/testing/score.ts';
import { formatColumns, toVerdict } from '../report.ts';
import type { ScoredField } from '../../packages/domain/src/request/paste/testing/score.ts';
import type { Report } from '../report.ts';

/** Minimum F1 score per field, on the half of the messages that was not used to build the parser. */
const goals: Readonly<Partial<Record<ScoredField, number>>> = {
  phone: 0.92,
  amount: 0.92,
  name: 0.85,
  address: 0.85,
};

const formatLine = formatColumns([16, 12, 10, 10, 24, 10]);

/**
 * Reports how well the parser reads unseen messages. A field counts as right only if it matches its label
 * exactly.
 */
export const olderMessagesReport = (): Report => {
  const unseenMessages = labelledMessages.filter((message) => !isInTuningSet(message));
  const scores = scoreParser(unseenMessages);
  const verdicts = scoredFields.map((field) => {
    const goal = goals[field];
    return goal === undefined ? null : toVerdict(scores[field].f1 >= goal);
  });
  return {
    lines: [
      `\npasted messages: ${unseenMessages.length} unseen messages of the older set`,
      formatLine('field', 'precision', 'recall', 'F1', 'right wrong missed', 'goal', 'verdict'),
      ...scoredFields.map((field, index) => {
        const { precision, recall, f1, right, wrong, missed } = scores[field];
        const goal = goals[field];
        return formatLine(
          field,
          precision.toFixed(3),
          recall.toFixed(3),
          f1.toFixed(3),
          `${right} ${wrong} ${missed}`,
          goal === undefined ? '' : `≥ ${goal}`,
          verdicts[index] ?? '',
        );
      }),
    ],
    passed: verdicts.filter((verdict) => verdict === 'PASS').length,
    failed: verdicts.filter((verdict) => verdict === 'FAIL').length,
  };
};
