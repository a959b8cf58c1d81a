import type { BulkColumn } from '@saddlebag/domain/bulk-editing';
import type { GridColumn } from '@saddlebag/ui/data-grid';

const widths: Readonly<Record<BulkColumn, string>> = {
  recipient_name: '11rem',
  recipient_phone_number: '11rem',
  latitude: '7rem',
  longitude: '7rem',
  recipient_address: '18rem',
  unit: '6rem',
  recipient_notes: '14rem',
  payment_method: '12rem',
  amount: '7rem',
  description: '14rem',
  preordered_for: '11rem',
  pickup_code: '9rem',
  collection_point: '10rem',
};

/** The columns of the grid with their titles. */
export const gridColumns = (
  columns: readonly BulkColumn[],
  titleOf: (column: BulkColumn) => string,
): readonly GridColumn[] =>
  columns.map((id) => ({
    id,
    header: titleOf(id),
    width: widths[id],
    align: id === 'amount' ? 'end' : 'start',
  }));
