import { useGate } from 'effector-react';
import { QuestionsGate } from './questions.model.ts';
import { FeeQuestion } from './fee-question.tsx';
import { ItemValueQuestion } from './item-value-question.tsx';
import { StartOverQuestion } from './start-over-question.tsx';

/** What may have to be asked before the request goes on; nothing until then. */
export function Questions() {
  useGate(QuestionsGate);
  return (
    <>
      <FeeQuestion />
      <ItemValueQuestion />
      <StartOverQuestion />
    </>
  );
}
