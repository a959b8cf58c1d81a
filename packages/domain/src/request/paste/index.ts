export { parseMessage } from './parse-message.ts';
export {
  formFilled,
  pasteAccepted,
  pastedFieldAccepted,
  pasteUndone,
  $unreviewedFields,
  $pasteNotice,
} from './paste.model.ts';
export { emptyMessage } from '../draft/index.ts';
export type { ParsedMessage, PasteMarket } from '../draft/index.ts';
