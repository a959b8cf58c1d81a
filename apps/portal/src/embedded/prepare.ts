import { allSettled, type Scope } from 'effector';
import { embeddingStarted } from '@saddlebag/domain/embedded';
import './texts.ts';

/** Starts the exchange with the partner's app. Must run before the application starts. */
export const prepareEmbedding = (scope: Scope): void => {
  void allSettled(embeddingStarted, { scope });
};
