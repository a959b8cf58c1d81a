import { useUnit } from 'effector-react';
import { useState } from 'react';
import type { RowEditing } from '@saddlebag/domain/bulk-editing';
import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { RowCard } from './row-card.tsx';

/** Number of cards that each press of the button adds. */
const pageSize = 30;

interface RowCardsProps {
  readonly editing: RowEditing;
  readonly onRowOpen: (rowId: string) => void;
}

/** The rows as cards, for phones. */
export function RowCards({ editing, onRowOpen }: RowCardsProps) {
  const t = useT();
  const [rows, problemsByRow, isFilterOn] = useUnit([
    editing.$visibleRows,
    editing.$problemsByRow,
    editing.$isErrorFilterOn,
  ]);
  const [limit, setLimit] = useState(pageSize);
  if (rows.length === 0)
    return <p className="m-0 text-muted">{t(isFilterOn ? 'bulk.grid.all-ready' : 'bulk.grid.no-rows')}</p>;

  return (
    <>
      <ul aria-label={t('bulk.grid.label')} className="m-0 flex list-none flex-col gap-3 p-0">
        {rows.slice(0, limit).map((row) => (
          <RowCard key={row.id} row={row} problems={problemsByRow.get(row.id)} onOpen={onRowOpen} />
        ))}
      </ul>
      {rows.length > limit && (
        <Button
          variant="secondary"
          onClick={() => {
            setLimit(limit + pageSize);
          }}
        >
          {t('bulk.grid.more')}
        </Button>
      )}
    </>
  );
}
