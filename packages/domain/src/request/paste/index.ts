export { parseMessage } from './parse-message.ts';
export {
  formFilled,
  pasteAccepted,
  pastedFieldAccepted,
  pasteUndone,
  $pasteMarks,
  $pasteRemark,
} from './paste.model.ts';
export { silence } from '../draft/index.ts';
export type { ParsedMessage, PasteMarket } from '../draft/index.ts';
