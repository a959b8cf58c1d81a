import { useUnit } from 'effector-react';
import { restSheet, type RowEditing } from '@saddlebag/domain/bulk-editing';
import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { $isRestWriting, restDownloadRequested } from './rest-download.model.ts';

/** Downloads the rows with errors as XLSX, with a last column that lists the errors of each row. */
export function RestDownload({ editing }: { readonly editing: RowEditing }) {
  const t = useT();
  const [rows, columns, problemsByRow, isWriting, download] = useUnit([
    editing.$restRows,
    editing.$columns,
    editing.$problemsByRow,
    $isRestWriting,
    restDownloadRequested,
  ]);
  if (rows.length === 0) return null;

  return (
    <Button
      variant="secondary"
      size="sm"
      loading={isWriting}
      loadingLabel={t('bulk.grid.rest.writing')}
      onClick={() =>
        download(
          restSheet(rows, {
            columns,
            problemsByRow,
            reasonHeader: t('bulk.grid.rest.reason'),
            reasonOf: ({ column, key, params }) => `${t(`bulk.grid.column.${column}`)}: ${t(key, params)}`,
          }),
        )
      }
    >
      {t('bulk.grid.rest.download')}
    </Button>
  );
}
