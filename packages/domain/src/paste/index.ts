export { parseMessage } from './parse-message.ts';
export {
  formFilled,
  pasteAccepted,
  pastedFieldAccepted,
  pasteUndone,
  $pasteMarks,
  $pasteRemark,
} from './paste.model.ts';
export { silence } from './parsed-message.ts';
export type { ParsedMessage, PasteMarket } from './parsed-message.ts';
