import { zodResolver } from '@hookform/resolvers/zod';
import { useUnit } from 'effector-react';
import { useForm } from 'react-hook-form';
import {
  createRowFormSchema,
  type BulkColumn,
  type BulkRow,
  type CellProblem,
  type RowEditing,
  type RowForm,
} from '@saddlebag/domain/bulk-editing';
import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { createConfirm } from '@saddlebag/ui/confirm-dialog';
import { Drawer } from '@saddlebag/ui/drawer';
import { TextField } from '@saddlebag/ui/text-field';
import { CloseDrawerOnBack } from '../../../widgets/history-entry/index.ts';

const discardQuestion = createConfirm();

interface RowEditorProps {
  readonly editing: RowEditing;
  readonly row: BulkRow;
  readonly onClose: () => void;
}

/**
 * The drawer with all fields of one row. Validates each field while the vendor types. Saves all changes of the row in
 * one undo step, also if errors are left, because the vendor may not know every correction yet.
 */
export function RowEditor({ editing, row, onClose }: RowEditorProps) {
  const t = useT();
  const [columns, problemsByRow, validate, save, deleteRows] = useUnit([
    editing.$columns,
    editing.$problemsByRow,
    editing.$validateRows,
    editing.rowEdited,
    editing.rowsDeleted,
  ]);
  const describe = ({ key, params }: CellProblem) => t(key, params);
  const { register, handleSubmit, getValues, formState } = useForm<RowForm>({
    resolver: zodResolver(createRowFormSchema({ row, validate, describe })),
    defaultValues: row.cells,
    mode: 'onChange',
    shouldFocusError: false,
  });
  const { dirtyFields, errors, isDirty } = formState;
  const problems = problemsByRow.get(row.id) ?? [];

  const saveRow = () => {
    const cells = getValues();
    save(columns.map((column) => ({ rowId: row.id, column, value: cells[column] })));
    onClose();
  };
  /** An edited cell has the errors of its new text. The other cells also show warnings and repeated values. */
  const errorOf = (column: BulkColumn): string | undefined =>
    dirtyFields[column]
      ? errors[column]?.message
      : problems
          .filter((problem) => problem.column === column)
          .map(describe)
          .join(' ');

  return (
    <>
      <Drawer.Root
        open
        dirty={isDirty}
        confirmDiscard={() =>
          discardQuestion.ask({
            title: t('bulk.grid.discard-title'),
            description: t('bulk.grid.discard-body'),
            tone: 'danger',
            labels: {
              cancel: t('bulk.grid.discard-keep'),
              submit: t('bulk.grid.discard'),
              close: t('action.close'),
            },
          })
        }
        onOpenChange={onClose}
      >
        <CloseDrawerOnBack name="row-editor" />
        <Drawer.Content>
          <Drawer.Header>
            <Drawer.Title className="flex-1">{t('bulk.grid.row-title', { row: row.rowNumber })}</Drawer.Title>
            <Drawer.Close aria-label={t('action.close')} />
          </Drawer.Header>
          <form
            noValidate
            className="contents"
            onSubmit={(event) => void handleSubmit(saveRow, saveRow)(event)}
          >
            <Drawer.Body className="flex flex-col gap-4">
              {columns.map((column) => (
                <TextField
                  key={column}
                  {...register(column)}
                  dir="auto"
                  label={t(`bulk.grid.column.${column}`)}
                  error={errorOf(column)}
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
      <discardQuestion.Host />
    </>
  );
}
