// Imported for its side effect: it renews the partner's token.
import './token-renewal.model.ts';

export { $embedding, embeddingStarted, embeddingRetried } from './embedded.model.ts';
