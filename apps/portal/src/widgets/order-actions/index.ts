export { ActionButton } from './action-button.tsx';
export { OrderDrawerHeader } from './order-drawer-header.tsx';
export { RepeatAction } from './repeat-action.tsx';
export { RepeatQuestion } from './repeat-question.tsx';
export { ShareAction } from './share-action.tsx';
