import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import type { BulkOrder } from '@saddlebag/domain/bulk-job';
import { $flags } from '@saddlebag/domain/flags';
import { useFormat, useT } from '@saddlebag/domain/react';
import { $market } from '@saddlebag/domain/vendors';
import { DataTable } from '@saddlebag/ui/data-table';
import { tableLabels } from '../table-labels.ts';
import { rowColumns } from './row-columns.tsx';

const keyOf = ({ rowNumber }: BulkOrder) => String(rowNumber);

/** The rows of a job as a table, or as cards on a phone. */
export function JobRows({ orders, currency }: { orders: readonly BulkOrder[]; currency: string }) {
  const t = useT();
  const format = useFormat();
  const [{ timeZone }, flags] = useUnit([$market, $flags]);
  const columns = useMemo(
    () => rowColumns({ t, flags, format, timeZone, currency }),
    [t, flags, format, timeZone, currency],
  );

  return (
    <DataTable
      caption={t('bulk.row.title')}
      columns={columns}
      rows={orders}
      rowKey={keyOf}
      labels={tableLabels(t)}
    />
  );
}
