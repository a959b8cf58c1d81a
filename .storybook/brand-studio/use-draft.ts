import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { deriveBrand } from '../../packages/ui/tokens/derive-brand.ts';
import { decodeDraftHash, encodeDraftHash } from './draft-hash.ts';
import { toBrandInput } from './draft.ts';
import { collectVerdicts } from './verdicts.ts';
import type { Draft } from './draft.ts';
import type { EditDraft } from './edit-draft.ts';

/**
 * Manages the draft, the brand derived from it and the verdicts on its colours. Fields update on every
 * keystroke. The brand and the verdicts are deferred. With `isShared`, the draft is read from the URL hash
 * and stored there 300 ms after the last change.
 */
export function useDraft(initial: Draft, isShared: boolean) {
  const [draft, setDraft] = useState(
    () => (isShared ? decodeDraftHash(window.location.hash) : null) ?? initial,
  );
  const deferredDraft = useDeferredValue(draft);
  const brand = useMemo(() => deriveBrand(toBrandInput(deferredDraft)), [deferredDraft]);
  const verdicts = useMemo(() => collectVerdicts(brand), [brand]);

  useEffect(() => {
    if (!isShared || draft === initial) return undefined;
    const timer = setTimeout(() => {
      window.history.replaceState(window.history.state, '', encodeDraftHash(draft));
    }, 300);
    return () => {
      clearTimeout(timer);
    };
  }, [draft, initial, isShared]);

  const edit: EditDraft = useCallback((change) => {
    setDraft(change);
  }, []);
  return { draft, deferredDraft, brand, verdicts, edit };
}
