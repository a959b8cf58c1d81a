import { useUnit } from 'effector-react';
import { defaultHistoryState, historyColumns, rowColumn } from '@saddlebag/domain/history';
import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { Checkbox } from '@saddlebag/ui/checkbox';
import { ChevronDownIcon, ChevronUpIcon } from '@saddlebag/ui/icon';
import { Popover } from '@saddlebag/ui/popover';
import { $state, columnsChanged } from '../model.ts';
import { moveColumn, toggleColumn } from './column-order.ts';

/** Shows, hides and reorders the columns. The column that names a row stays visible. */
export function ColumnPicker() {
  const t = useT();
  const [{ columns }, change] = useUnit([$state, columnsChanged]);
  const hidden = historyColumns.filter((id) => !columns.includes(id));

  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <Button variant="secondary">{t('history.columns.button')}</Button>
      </Popover.Trigger>
      <Popover.Content
        aria-label={t('history.columns.button')}
        align="end"
        className="max-h-(--radix-popover-content-available-height) overflow-y-auto"
      >
        <ul className="m-0 grid list-none p-0">
          {[...columns, ...hidden].map((id) => {
            const column = t(`history.column.${id}`);
            const place = columns.indexOf(id);
            return (
              <li key={id} className="flex items-center gap-1">
                <Checkbox
                  className="flex-1"
                  checked={place >= 0}
                  disabled={id === rowColumn}
                  onCheckedChange={() => change(toggleColumn(columns, id))}
                >
                  {column}
                </Checkbox>
                <Button
                  variant="ghost"
                  size="icon"
                  disabled={place <= 0}
                  aria-label={t('history.columns.earlier', { column })}
                  onClick={() => change(moveColumn(columns, id, -1))}
                >
                  <ChevronUpIcon size={18} />
                </Button>
                <Button
                  variant="ghost"
                  size="icon"
                  disabled={place < 0 || place === columns.length - 1}
                  aria-label={t('history.columns.later', { column })}
                  onClick={() => change(moveColumn(columns, id, 1))}
                >
                  <ChevronDownIcon size={18} />
                </Button>
              </li>
            );
          })}
        </ul>
        <Button variant="ghost" size="sm" onClick={() => change(defaultHistoryState.columns)}>
          {t('history.columns.reset')}
        </Button>
      </Popover.Content>
    </Popover.Root>
  );
}
