import { SearchIcon } from '../icon/search-icon.tsx';
import { CommandOption } from './command-option.tsx';
import { rowHeight, useCommandList } from './use-command-list.ts';
import type { ReactNode } from 'react';
import type { Command } from './command.ts';
import type { CommandPaletteLabels } from './command-palette.labels.ts';

/** The search field and the list of commands. */
export function CommandPanel({ commands, recentIds, labels, end, onPick }: CommandPanelProps) {
  const list = useCommandList({ commands, recentIds, recentHeading: labels.recent, onPick });
  const { found, query, highlightedIndex } = list;
  return (
    <>
      <div className="sb-command-search">
        <SearchIcon />
        <input
          {...list.getInputProps({
            'aria-label': labels.search,
            'aria-labelledby': undefined,
            onChange: (event) => {
              list.changeQuery(event.target.value);
            },
            onKeyDown: ({ key, nativeEvent }) => {
              const isForText = key === 'Home' || key === 'End' || key === 'Escape';
              // During IME composition the keys select candidates, not commands.
              if (isForText || nativeEvent.isComposing)
                Object.assign(nativeEvent, { preventDownshiftDefault: true });
            },
          })}
          placeholder={labels.search}
          enterKeyHint="go"
          spellCheck={false}
          dir={query === '' ? undefined : 'auto'}
          data-slot="command-search"
          className="sb-input"
        />
        {end}
      </div>
      <div
        {...list.getMenuProps({ ref: list.list, 'aria-label': labels.title, 'aria-labelledby': undefined })}
        data-slot="command-list"
        className="sb-command-list"
        onScroll={list.onScroll}
      >
        <div
          role="presentation"
          className="sb-command-rows"
          style={{ blockSize: list.rows.length * rowHeight }}
        >
          {list.drawn.map(({ row, place }) =>
            row.type === 'heading' ? (
              <div
                key={row.key}
                aria-hidden="true"
                data-slot="command-heading"
                className="sb-command-heading"
                style={{ transform: `translateY(${String(place * rowHeight)}px)` }}
              >
                {row.text}
              </div>
            ) : (
              <CommandOption
                key={row.key}
                command={row.command}
                query={query}
                top={place * rowHeight}
                isHighlighted={row.index === highlightedIndex}
                aria-description={row.command.group}
                aria-setsize={found.length}
                aria-posinset={row.index + 1}
                {...list.getItemProps({ item: row.command, index: row.index })}
              />
            ),
          )}
        </div>
      </div>
      {found.length === 0 && (
        <p data-slot="command-empty" className="sb-command-empty">
          {labels.empty}
        </p>
      )}
      <span role="status" className="sr-only">
        {query !== '' && (found.length === 0 ? labels.empty : labels.count(found.length))}
      </span>
    </>
  );
}

interface CommandPanelProps {
  readonly commands: readonly Command[];
  readonly recentIds: readonly string[];
  readonly labels: CommandPaletteLabels;
  /** Shown after the search field. */
  readonly end?: ReactNode;
  readonly onPick: (command: Command) => void;
}
