export { ActionButton } from './action-button.tsx';
export { RepeatAction } from './repeat-action.tsx';
export { RepeatQuestion } from './repeat-question.tsx';
export { ShareAction } from './share-action.tsx';
