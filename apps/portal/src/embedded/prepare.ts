import { allSettled, type Scope } from 'effector';
import { embeddingBegun } from '@saddlebag/domain/embedded';
import { textsRegistered } from '@saddlebag/domain/i18n';
import { embeddedTexts } from './texts.ts';

/** Makes ready what has to stand before the application starts inside a partner's app. */
export const prepareEmbedding = (scope: Scope): void => {
  void allSettled(textsRegistered, { scope, params: { tag: 'en', texts: embeddedTexts } });
  void allSettled(embeddingBegun, { scope });
};
