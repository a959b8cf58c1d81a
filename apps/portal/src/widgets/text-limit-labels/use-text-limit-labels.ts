import { useMemo } from 'react';
import { useT } from '@saddlebag/domain/react';
import type { TextAreaCounterLabels } from '@saddlebag/ui/text-area';

/** Returns the labels of a text area with a length limit, in the vendor's language. */
export function useTextLimitLabels(): TextAreaCounterLabels {
  const t = useT();
  return useMemo(
    () => ({
      used: (used, limit) => t('text.used', { used, limit }),
      left: (left) => t('text.left', { count: left }),
      over: (over) => t('text.over', { count: over }),
    }),
    [t],
  );
}
