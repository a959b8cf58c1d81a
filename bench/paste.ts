import { isForBuilding, labelledMessages } from '../packages/domain/src/request/paste/testing/labelled-messages.ts';
import { scoredFields, scoreOf } from '../packages/domain/src/request/paste/testing/score.ts';
import { columns, verdictOf } from './report.ts';
import type { ScoredField } from '../packages/domain/src/request/paste/testing/score.ts';
import type { Report } from './report.ts';

/** The least F1 on the half of the messages that the parser was not built on. */
const goals: Readonly<Partial<Record<ScoredField, number>>> = {
  phone: 0.92,
  amount: 0.92,
  name: 0.85,
  address: 0.85,
};

const line = columns([16, 12, 10, 10, 24, 10]);

/** How well messages are read that the parser was not built on; a field counts only when it is exactly as labelled. */
export const pasteReport = (): Report => {
  const untouched = labelledMessages.filter((message) => !isForBuilding(message));
  const scores = scoreOf(untouched);
  const verdicts = scoredFields.map((field) => {
    const goal = goals[field];
    return goal === undefined ? null : verdictOf(scores[field].f1 >= goal);
  });
  return {
    lines: [
      `\npasted messages: ${untouched.length} of the untouched half`,
      line('field', 'precision', 'recall', 'F1', 'right wrong missed', 'goal', 'verdict'),
      ...scoredFields.map((field, index) => {
        const { precision, recall, f1, right, wrong, missed } = scores[field];
        const goal = goals[field];
        return line(
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
