export { parseMessage } from './parse-message.ts';
export type { ParsedMessage, PasteMarket } from './parsed-message.ts';
