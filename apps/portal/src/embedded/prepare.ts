import { allSettled, type Scope } from 'effector';
import { embeddingStarted } from '@saddlebag/domain/embedded';
import './texts.ts';

/**
 * Restores a stored token and listens for tokens from the partner's app. Must run before `appStarted`,
 * because an embedded portal stores its data under other keys.
 */
export const prepareEmbedding = (scope: Scope): void => {
  void allSettled(embeddingStarted, { scope });
};
