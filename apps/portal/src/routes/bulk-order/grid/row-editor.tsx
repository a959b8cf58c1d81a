import { useUnit } from 'effector-react';
import { useForm } from 'react-hook-form';
import type { BulkRow, RowEditing } from '@saddlebag/domain/bulk-editing';
import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { Drawer } from '@saddlebag/ui/drawer';
import { TextField } from '@saddlebag/ui/text-field';

interface RowEditorProps {
  readonly editing: RowEditing;
  readonly row: BulkRow;
  readonly onClose: () => void;
}

/** The drawer with all fields of one row. Saves all changes of the row in one undo step. */
export function RowEditor({ editing, row, onClose }: RowEditorProps) {
  const t = useT();
  const [columns, problemsByRow, save, deleteRows] = useUnit([
    editing.$columns,
    editing.$problemsByRow,
    editing.rowEdited,
    editing.rowsDeleted,
  ]);
  const { register, handleSubmit, formState } = useForm({ defaultValues: row.cells });
  const { dirtyFields } = formState;
  const problems = problemsByRow.get(row.id) ?? [];

  return (
    <Drawer.Root
      open
      onOpenChange={() => {
        onClose();
      }}
    >
      <Drawer.Content>
        <Drawer.Header>
          <Drawer.Title className="flex-1">{t('bulk.grid.row-title', { row: row.rowNumber })}</Drawer.Title>
          <Drawer.Close aria-label={t('action.close')} />
        </Drawer.Header>
        <form
          noValidate
          className="contents"
          onSubmit={(event) => {
            void handleSubmit((cells) => {
              save(columns.map((column) => ({ rowId: row.id, column, value: cells[column] })));
              onClose();
            })(event);
          }}
        >
          <Drawer.Body className="flex flex-col gap-4">
            {columns.map((column) => (
              <TextField
                key={column}
                {...register(column)}
                dir="auto"
                label={t(`bulk.grid.column.${column}`)}
                error={
                  dirtyFields[column]
                    ? undefined
                    : problems
                        .filter((problem) => problem.column === column)
                        .map(({ key, params }) => t(key, params))
                        .join(' ')
                }
              />
            ))}
          </Drawer.Body>
          <Drawer.Footer>
            <Button
              variant="ghost"
              onClick={() => {
                deleteRows([row.id]);
                onClose();
              }}
            >
              {t('bulk.grid.delete-rows', { count: 1 })}
            </Button>
            <Button type="submit">{t('bulk.grid.save')}</Button>
          </Drawer.Footer>
        </form>
      </Drawer.Content>
    </Drawer.Root>
  );
}
