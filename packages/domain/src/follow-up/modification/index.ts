export {
  $hasChanges,
  $method,
  $methods,
  $order,
  $view,
  modificationClosed,
  modificationOpened,
  modificationLoadRetried,
} from './modification.model.ts';
export {
  $canModify,
  $isModifying,
  $modificationQuestion,
  modificationQuestionAnswered,
  modificationSubmitted,
  orderModified,
} from './sending.model.ts';
export { canModify } from './can-modify.ts';
export { modificationTexts } from './texts.ts';
export type { ModificationView, OrderReference } from './modification.model.ts';
