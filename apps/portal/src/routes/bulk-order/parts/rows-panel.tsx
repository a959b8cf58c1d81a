import { useUnit } from 'effector-react';
import { $notices, $sourceName, rowEditing } from '@saddlebag/domain/bulk-rows';
import { useT } from '@saddlebag/domain/react';
import { Callout } from '@saddlebag/ui/callout';
import { BulkGrid } from '../grid/index.ts';
import { DiscardRows } from './discard-rows.tsx';
import { RowsFooter } from './rows-footer.tsx';

/** The rows of the chosen file, which the vendor corrects before they are priced. */
export function RowsPanel() {
  const t = useT();
  const [name, notices] = useUnit([$sourceName, $notices]);

  return (
    <section aria-labelledby="bulk-rows-title" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id="bulk-rows-title" className="text-lg">
            {t('bulk.rows.title')}
          </h2>
          <p className="m-0 text-sm break-words text-muted">
            {name === null ? t('bulk.rows.source-text') : t('bulk.rows.source', { name })}
          </p>
        </div>
        <DiscardRows />
      </div>
      {notices.length > 0 && (
        <Callout tone="info">
          <ul className="m-0 grid list-none gap-1 p-0">
            {notices.map(({ key, params }) => (
              <li key={key}>{t(key, params)}</li>
            ))}
          </ul>
        </Callout>
      )}
      <BulkGrid editing={rowEditing} />
      <RowsFooter />
    </section>
  );
}
