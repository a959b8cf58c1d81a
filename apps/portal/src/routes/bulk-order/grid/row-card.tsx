import { memo } from 'react';
import type { BulkRow, CellProblem } from '@saddlebag/domain/bulk-editing';
import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { AlertIcon, CheckIcon } from '@saddlebag/ui/icon';

interface RowCardProps {
  readonly row: BulkRow;
  readonly problems: readonly CellProblem[] | undefined;
  readonly onOpen: (rowId: string) => void;
}

/** One row as a card with its problems. */
// Memoized so that an edit renders only the cards that it changes.
export const RowCard = memo(function RowCard({
  row: { id, rowNumber, cells },
  problems,
  onOpen,
}: RowCardProps) {
  const t = useT();
  return (
    <li className="rounded-card border border-border bg-surface p-4 shadow-raised">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="m-0 text-sm text-muted">{t('bulk.grid.row-title', { row: rowNumber })}</p>
          <p className="m-0 flex font-strong">
            <bdi className="truncate">{cells.recipient_name || t('bulk.grid.empty-cell')}</bdi>
          </p>
          <p className="m-0 flex text-sm text-muted">
            <bdi className="truncate">{cells.recipient_address}</bdi>
          </p>
        </div>
        <Button
          variant="secondary"
          size="sm"
          aria-describedby={`row-card-${id}`}
          onClick={() => {
            onOpen(id);
          }}
        >
          {t('bulk.grid.edit-row')}
        </Button>
      </div>
      <ul id={`row-card-${id}`} className="m-0 mt-2 flex list-none flex-col gap-1 p-0 text-sm">
        {problems?.map(({ column, key, params, severity }) => (
          <li key={`${column} ${key}`} className="flex items-start gap-2">
            <AlertIcon
              size={18}
              className={severity === 'error' ? 'text-danger-text' : 'text-warning-text'}
            />
            <span>
              <span className="font-strong">{t(`bulk.grid.column.${column}`)}</span> {t(key, params)}
            </span>
          </li>
        )) ?? (
          <li className="flex items-center gap-2 text-success-text">
            <CheckIcon size={18} />
            {t('bulk.grid.failing', { count: 0 })}
          </li>
        )}
      </ul>
    </li>
  );
});
