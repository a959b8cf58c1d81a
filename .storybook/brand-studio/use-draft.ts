import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { deriveBrand } from '../../packages/ui/tokens/derive-brand.ts';
import { draftOfHash, hashOf } from './address.ts';
import { inputOf } from './draft.ts';
import { verdictsOf } from './verdicts.ts';
import type { Draft } from './draft.ts';
import type { EditDraft } from './edit-draft.ts';

/**
 * The draft, the brand that comes of it and the verdict on its colours. Fields follow every keystroke; what is derived
 * follows when the browser has a moment. With `isShared` the draft stands in the address a moment after the last change.
 */
export function useDraft(initial: Draft, isShared: boolean) {
  const [draft, setDraft] = useState(() => (isShared ? draftOfHash(window.location.hash) : null) ?? initial);
  const settled = useDeferredValue(draft);
  const brand = useMemo(() => deriveBrand(inputOf(settled)), [settled]);
  const verdicts = useMemo(() => verdictsOf(brand), [brand]);

  useEffect(() => {
    if (!isShared || draft === initial) return undefined;
    const timer = setTimeout(() => {
      window.history.replaceState(window.history.state, '', hashOf(draft));
    }, 300);
    return () => {
      clearTimeout(timer);
    };
  }, [draft, initial, isShared]);

  const edit: EditDraft = useCallback((change) => {
    setDraft(change);
  }, []);
  return { draft, settled, brand, verdicts, edit };
}
