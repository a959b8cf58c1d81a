import { useUnit } from 'effector-react';
import { useState } from 'react';
import type { RowEditing } from '@saddlebag/domain/bulk-editing';
import type { GridSelection } from '@saddlebag/ui/data-grid';
import { lazyPart } from '../../../lazy-part.tsx';
import { useWideScreen } from '../../../widgets/wide-screen/index.ts';
import { CellBar } from './cell-bar.tsx';
import { GridToolbar } from './grid-toolbar.tsx';
import { ProblemKinds } from './problem-kinds.tsx';
import { RowCards } from './row-cards.tsx';
import { RowTable } from './row-table.tsx';

const RowEditor = lazyPart(async () => (await import('./row-editor.tsx')).RowEditor);

interface BulkGridProps {
  readonly editing: RowEditing;
  /** `auto` shows cards on narrow screens. */
  readonly layout?: 'auto' | 'cards';
}

/**
 * The rows of a bulk upload, which the vendor corrects before placing them: a spreadsheet on wide screens and
 * one card per row on narrow ones.
 */
export function BulkGrid({ editing, layout = 'auto' }: BulkGridProps) {
  const isWideScreen = useWideScreen();
  const isWide = layout === 'auto' && isWideScreen;
  const [rows, enterRow] = useUnit([editing.$rows, editing.rowEntered]);
  const [selection, setSelection] = useState<GridSelection | null>(null);
  const [openedRowId, setOpenedRowId] = useState<string | null>(null);
  const openedRow = rows.find(({ id }) => id === openedRowId);

  return (
    <section className="flex min-w-0 flex-col gap-3">
      <GridToolbar editing={editing} />
      <ProblemKinds editing={editing} />
      {isWide ? (
        <>
          <CellBar editing={editing} selection={selection} onRowOpen={setOpenedRowId} />
          <RowTable
            editing={editing}
            onSelectionChange={(next) => {
              setSelection(next);
              enterRow(next?.row ?? null);
            }}
          />
        </>
      ) : (
        <RowCards editing={editing} onRowOpen={setOpenedRowId} />
      )}
      {openedRow && (
        <RowEditor
          key={openedRow.id}
          editing={editing}
          row={openedRow}
          onClose={() => {
            setOpenedRowId(null);
          }}
        />
      )}
    </section>
  );
}
