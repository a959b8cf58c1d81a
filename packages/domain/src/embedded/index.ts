export { $embedding, embeddingBegun, embeddingRetried } from './embedded.model.ts';
