export { OrderActions } from './order-actions.tsx';
export { RepeatQuestion } from './repeat-question.tsx';
