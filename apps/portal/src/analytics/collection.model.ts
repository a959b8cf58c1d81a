import { createEffect, createStore, sample } from 'effector';
import { $isCollecting } from '@saddlebag/domain/analytics-consent';
import { createScopeRunner } from '@saddlebag/domain/ports';
import { withRetries } from '../lazy-component.tsx';

const loadCollectionFx = createEffect(() => {
  const runInScope = createScopeRunner();
  void withRetries(() => import('./collection/index.ts')).then(({ collectionLoaded }) =>
    runInScope(collectionLoaded),
  );
});
const $isRequested = createStore(false).on(loadCollectionFx, () => true);

// Load the code only once, and only with consent.
sample({
  clock: $isCollecting,
  source: $isRequested,
  filter: (isRequested, isCollecting) => isCollecting && !isRequested,
  fn: () => undefined,
  target: loadCollectionFx,
});
