import { useUnit } from 'effector-react';
import type { RowEditing } from '@saddlebag/domain/bulk-editing';
import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { AlertIcon } from '@saddlebag/ui/icon';

/** The kinds of problems with their number of cells. Kinds with suggested values can be fixed in one press. */
export function ProblemKinds({ editing }: { readonly editing: RowEditing }) {
  const t = useT();
  const [kinds, fixAll] = useUnit([editing.$problemKinds, editing.allSuggestionsAccepted]);
  if (kinds.length === 0) return null;

  return (
    <ul aria-label={t('bulk.grid.problems')} className="m-0 grid list-none gap-2 p-0 md:grid-cols-2">
      {kinds.map(({ key, severity, example, count, fixableCount }) => (
        <li
          key={`${severity} ${key}`}
          className="flex min-h-control flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-border bg-surface px-3 py-1.5"
        >
          <AlertIcon size={18} className={severity === 'error' ? 'text-danger-text' : 'text-warning-text'} />
          <p className="m-0 min-w-0 flex-1 text-sm">
            <span className="font-strong">{t(`bulk.grid.column.${example.column}`)}</span>
            {' · '}
            <span className="text-muted tabular-nums">{t('bulk.grid.cells', { count })}</span>
            <span className="block">{t(key, example.params)}</span>
          </p>
          {fixableCount > 0 && (
            <Button variant="secondary" size="sm" onClick={() => fixAll(key)}>
              {t('bulk.grid.fix-all', { count: fixableCount })}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
