import { useGate } from 'effector-react';
import { RepeatQuestion as Question } from '../../../widgets/order-actions/index.ts';
import { RepeatGate } from '../model.ts';
import './order-actions.model.ts';

/** The question before an order is repeated. While it is mounted, each row of the list has a repeat button. */
export function RepeatQuestion() {
  useGate(RepeatGate);
  return <Question />;
}
