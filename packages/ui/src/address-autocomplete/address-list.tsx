import { useLayoutEffect, useRef } from 'react';
import { AddressOption } from './address-option.tsx';
import type { UseComboboxPropGetters } from 'downshift';
import type { AddressAutocompleteLabels } from './address-autocomplete.labels.ts';
import type { AddressStatus } from './address-autocomplete.types.ts';
import type { AddressRow } from './address-rows.ts';

/** The list below the field, with what there is to say instead of addresses. Style it through `[data-slot=address-list]`. */
export function AddressList({
  isShown,
  rows,
  status,
  highlightedIndex,
  query,
  labels,
  getMenuProps,
  getItemProps,
}: AddressListProps) {
  const popup = useRef<HTMLDivElement>(null);
  // What scrolls around the field shows the field alone when it takes the focus; the list opens below that.
  useLayoutEffect(() => {
    if (!isShown) return;
    popup.current?.scrollIntoView({ block: 'nearest' });
    // Where there is no room for both, what is typed stays in sight.
    popup.current?.previousElementSibling?.scrollIntoView({ block: 'nearest' });
  }, [isShown, rows.length, status]);

  const option = (row: AddressRow, index: number) => (
    <AddressOption
      key={row.key}
      row={row}
      query={query}
      retryLabel={labels.retry}
      isHighlighted={index === highlightedIndex}
      {...getItemProps({ item: row, index })}
    />
  );

  return (
    <div ref={popup} data-slot="address-popup" hidden={!isShown} className="sb-address-popup">
      {isShown && status === 'loading' && <LoadingRows label={labels.loading} />}
      {isShown && (status === 'empty' || status === 'failed') && (
        <p data-slot="address-note" data-status={status} className="sb-address-note">
          {labels[status]}
        </p>
      )}
      <div
        {...getMenuProps({ 'aria-label': labels.suggestions })}
        data-slot="address-list"
        className="sb-address-list"
      >
        {isShown &&
          sections(rows).map(({ start, heading, members }) =>
            heading === undefined ? (
              members.map((row, index) => option(row, start + index))
            ) : (
              <div key={start} role="group" aria-label={heading} className="sb-address-group">
                <div aria-hidden="true" className="sb-address-heading">
                  {heading}
                </div>
                {members.map((row, index) => option(row, start + index))}
              </div>
            ),
          )}
      </div>
    </div>
  );
}

/** Stands where addresses are going to be, so that the list does not jump when they come. */
function LoadingRows({ label }: { readonly label: string }) {
  return (
    <div data-slot="address-loading" className="sb-address-loading">
      <span className="sb-address-note">{label}</span>
      {['w-3/4', 'w-1/2', 'w-2/3'].map((width) => (
        <span key={width} className={`sb-address-bone ${width}`} />
      ))}
    </div>
  );
}

interface Section {
  readonly start: number;
  readonly heading: string | undefined;
  readonly members: AddressRow[];
}

/** The rows under their headings; what is no address stands under none. */
function sections(rows: readonly AddressRow[]): readonly Section[] {
  const found: Section[] = [];
  rows.forEach((row, start) => {
    const group = row.type === 'item' ? row.item.group : undefined;
    const last = found.at(-1);
    if (last && last.heading === group && last.members[0]?.type === row.type) last.members.push(row);
    else found.push({ start, heading: group, members: [row] });
  });
  return found;
}

interface AddressListProps extends Pick<UseComboboxPropGetters<AddressRow>, 'getMenuProps' | 'getItemProps'> {
  readonly isShown: boolean;
  readonly rows: readonly AddressRow[];
  readonly status: AddressStatus;
  readonly highlightedIndex: number;
  readonly query: string;
  readonly labels: AddressAutocompleteLabels;
}
