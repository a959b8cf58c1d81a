import { useUnit } from 'effector-react';
import { $question, questionAnswered } from '@saddlebag/domain/request';
import { DuplicateQuestion } from './duplicate-question.tsx';
import { FeeQuestion } from './fee-question.tsx';
import { ItemValueQuestion } from './item-value-question.tsx';

/** The confirmation that the submission waits for. Renders nothing when there is none. */
export function SendingQuestion() {
  const [question, answer] = useUnit([$question, questionAnswered]);
  const onAnswer = (isAgreed: boolean) => answer(isAgreed);

  switch (question?.check) {
    case 'fee':
      return <FeeQuestion amount={question.amount} onAnswer={onAnswer} />;
    case 'item-value':
      return <ItemValueQuestion amount={question.amount} limit={question.limit} onAnswer={onAnswer} />;
    case 'duplicate':
      return <DuplicateQuestion onAnswer={onAnswer} />;
    // Only a changed order asks whether its fee may rise.
    case 'higher-fee':
    case undefined:
      return null;
  }
}
