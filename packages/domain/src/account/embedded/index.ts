// Asks the app around for another token; nobody has to call it.
import './token-renewal.model.ts';

export { $embedding, embeddingBegun, embeddingRetried } from './embedded.model.ts';
