import { allSettled, type Scope } from 'effector';
import { embeddingBegun } from '@saddlebag/domain/embedded';
import './texts.ts';

/** Makes ready what has to stand before the application starts inside a partner's app. */
export const prepareEmbedding = (scope: Scope): void => {
  void allSettled(embeddingBegun, { scope });
};
