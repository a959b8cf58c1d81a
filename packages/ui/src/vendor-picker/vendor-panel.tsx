import { CloseIcon, SearchIcon } from '../icon/index.ts';
import { isTextKey, keepFromList } from '../internals/text-keys.ts';
import { rowHeight, useVendorList } from './use-vendor-list.ts';
import { VendorActions } from './vendor-actions.tsx';
import { VendorOption } from './vendor-option.tsx';
import type { ReactNode } from 'react';
import type { VendorEditing, VendorItem, VendorSearch } from './vendor-order.ts';
import type { VendorPickerLabels } from './vendor-picker.labels.ts';

/** The search field and the list. Shown in a popover, or full-screen on phones. */
export function VendorPanel({
  items,
  search,
  value,
  labels,
  footer,
  editing,
  onAdd,
  isNarrow,
  onPick,
  onLeave,
}: VendorPanelProps) {
  const vendors = useVendorList({ search, value, onPick });
  const { matches, renderedIndexes, highlightedIndex, list, query } = vendors;
  const hasActions = editing !== undefined || onAdd !== undefined;

  return (
    <>
      <div className="sb-vendor-search">
        <SearchIcon />
        <input
          {...vendors.getInputProps({
            'aria-label': labels.search,
            'aria-labelledby': undefined,
            onChange: (event) => {
              vendors.changeQuery(event.target.value);
            },
            onKeyDown: (event) => {
              if (event.key === 'Tab' && !isNarrow && !hasActions) {
                event.preventDefault();
                onLeave();
              }
              if (isTextKey(event) || event.key === 'Escape') keepFromList(event);
            },
          })}
          placeholder={labels.search}
          enterKeyHint="search"
          spellCheck={false}
          dir={query === '' ? undefined : 'auto'}
          data-slot="vendor-search"
          className="sb-input"
        />
        {isNarrow && (
          <button type="button" aria-label={labels.close} className="sb-address-clear" onClick={onLeave}>
            <CloseIcon />
          </button>
        )}
      </div>
      <div
        {...vendors.getMenuProps({ ref: list, 'aria-label': labels.vendor, 'aria-labelledby': undefined })}
        data-slot="vendor-list"
        className="sb-vendor-list"
        onScroll={vendors.onScroll}
      >
        <div role="presentation" className="sb-vendor-rows" style={{ blockSize: matches.length * rowHeight }}>
          {renderedIndexes.map((index) => {
            const item = matches[index];
            if (!item) return null;
            return (
              <VendorOption
                key={item.id}
                item={item}
                top={index * rowHeight}
                isSelected={item.id === value}
                isHighlighted={index === highlightedIndex}
                onEdit={
                  editing?.canEdit(item)
                    ? () => {
                        editing.onEdit(item.id);
                      }
                    : undefined
                }
                aria-setsize={matches.length}
                aria-posinset={index + 1}
                {...vendors.getItemProps({ item, index })}
              />
            );
          })}
        </div>
      </div>
      {matches.length === 0 && (
        <p data-slot="vendor-empty" className="sb-address-note">
          {labels.empty}
        </p>
      )}
      {hasActions && (
        <VendorActions
          {...{ editing, onAdd, labels }}
          item={matches[highlightedIndex] ?? items.find((item) => item.id === value)}
        />
      )}
      {footer && (
        <div data-slot="vendor-footer" className="sb-vendor-footer">
          {footer}
        </div>
      )}
      <span role="status" className="sr-only">
        {query !== '' && (matches.length === 0 ? labels.empty : labels.count(matches.length))}
      </span>
    </>
  );
}

interface VendorPanelProps {
  readonly items: readonly VendorItem[];
  /** Searches `items`, which it returns in the order of the list. */
  readonly search: VendorSearch;
  readonly value: string | null;
  readonly labels: VendorPickerLabels;
  readonly footer: ReactNode;
  readonly editing: VendorEditing | undefined;
  readonly onAdd: (() => void) | undefined;
  readonly isNarrow: boolean;
  readonly onPick: (item: VendorItem) => void;
  readonly onLeave: () => void;
}
