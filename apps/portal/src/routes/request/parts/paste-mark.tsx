import { useStoreMap, useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useT } from '@saddlebag/domain/react';
import { $pasteMarks, pastedFieldAccepted, type RequestField } from '@saddlebag/domain/request';

/** Whether a field was filled by a paste and nobody has looked at it yet. */
export const usePasteMark = (field: RequestField): boolean =>
  useStoreMap({ store: $pasteMarks, keys: [field], fn: (marks, [name]) => marks.includes(name) });

/** Stands at a field that a paste filled, until the vendor has edited it or says that it is right. */
export function PasteMark({ field, label }: { field: RequestField; label: ReactNode }) {
  const t = useT();
  const accept = useUnit(pastedFieldAccepted);
  return (
    <span
      data-slot="paste-mark"
      className="inline-flex flex-wrap items-center gap-2 rounded-control bg-warning-subtle px-2 py-0.5 text-sm font-normal text-on-warning-subtle"
    >
      {t('request.paste.mark')}
      <button
        type="button"
        className="cursor-pointer font-strong underline"
        onClick={() => {
          accept(field);
        }}
      >
        {t('request.paste.accept')}
        <span className="sr-only">: {label}</span>
      </button>
    </span>
  );
}
