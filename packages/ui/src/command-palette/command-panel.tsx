import { SearchIcon } from '../icon/index.ts';
import { isTextKey, keepFromList } from '../internals/text-keys.ts';
import { CommandOption } from './command-option.tsx';
import { rowHeight, useCommandList } from './use-command-list.ts';
import type { ReactNode } from 'react';
import type { Command } from './command.ts';
import type { CommandPaletteLabels } from './command-palette.labels.ts';

/** The search field and the list of commands. */
export function CommandPanel<Item extends Command>({
  labels,
  closeButton,
  ...options
}: CommandPanelProps<Item>) {
  const commandList = useCommandList({ ...options, recentHeading: labels.recent });
  const { matches, query, highlightedIndex } = commandList;
  return (
    <>
      <div className="sb-command-search">
        <SearchIcon />
        <input
          {...commandList.getInputProps({
            'aria-label': labels.search,
            'aria-labelledby': undefined,
            onChange: (event) => {
              commandList.setQuery(event.target.value);
            },
            onKeyDown: (event) => {
              if (isTextKey(event) || event.key === 'Escape') keepFromList(event);
            },
          })}
          placeholder={labels.search}
          enterKeyHint="go"
          spellCheck={false}
          dir={query === '' ? undefined : 'auto'}
          data-slot="command-search"
          className="sb-input"
        />
        {closeButton}
      </div>
      <div
        {...commandList.getMenuProps({
          ref: commandList.listRef,
          'aria-label': labels.title,
          'aria-labelledby': undefined,
        })}
        data-slot="command-list"
        className="sb-command-list"
        onScroll={commandList.onScroll}
      >
        <div
          role="presentation"
          className="sb-command-rows"
          style={{ blockSize: commandList.rows.length * rowHeight }}
        >
          {commandList.renderedRows.map(({ row, rowIndex }) =>
            row.type === 'heading' ? (
              <div
                key={row.key}
                aria-hidden="true"
                data-slot="command-heading"
                className="sb-command-heading"
                style={{ transform: `translateY(${String(rowIndex * rowHeight)}px)` }}
              >
                {row.text}
              </div>
            ) : (
              <CommandOption
                key={row.key}
                command={row.command}
                query={query}
                top={rowIndex * rowHeight}
                isHighlighted={row.index === highlightedIndex}
                aria-description={row.command.group}
                aria-setsize={matches.length}
                aria-posinset={row.index + 1}
                {...commandList.getItemProps({ item: row.command, index: row.index })}
              />
            ),
          )}
        </div>
      </div>
      {matches.length === 0 && (
        <p data-slot="command-empty" className="sb-command-empty">
          {labels.empty}
        </p>
      )}
      <span role="status" className="sr-only">
        {query !== '' && (matches.length === 0 ? labels.empty : labels.count(matches.length))}
      </span>
    </>
  );
}

interface CommandPanelProps<Item extends Command> {
  readonly commands: readonly Item[];
  readonly recentIds: readonly string[];
  readonly findCommands: ((query: string) => readonly Item[]) | undefined;
  readonly labels: CommandPaletteLabels;
  readonly closeButton?: ReactNode;
  readonly onPick: (command: Item) => void;
}
