// Renews the partner's token without being called.
import './token-renewal.model.ts';

export { $embedding, embeddingStarted, embeddingRetried } from './embedded.model.ts';
