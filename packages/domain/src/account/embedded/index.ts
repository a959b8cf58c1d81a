// Renews the partner's token without being called.
import './token-renewal.model.ts';

export { $embedding, embeddingBegun, embeddingRetried } from './embedded.model.ts';
