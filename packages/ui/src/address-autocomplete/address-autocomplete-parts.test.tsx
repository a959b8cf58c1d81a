import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { mapAction, places, savedAddresses } from './examples/places.ts';
import { AddressAutocomplete } from './index.ts';
import type { ReactNode, RefCallback } from 'react';
import type { AddressAutocompleteRootProps } from './index.ts';

type FieldProps = Partial<AddressAutocompleteRootProps> & { readonly input?: ReactNode };

/** Returns an open field. `children` replace its default panel. */
const openField = ({
  children = <AddressAutocomplete.Content />,
  input = <AddressAutocomplete.Input aria-label="Deliver to" />,
  ...props
}: FieldProps) => (
  <AddressAutocomplete.Root
    inputValue="kadam"
    onInputValueChange={vi.fn()}
    items={places}
    status="ready"
    onItemPick={vi.fn()}
    defaultOpen
    {...props}
  >
    {input}
    {children}
  </AddressAutocomplete.Root>
);

describe('each part of AddressAutocomplete', () => {
  describeConformance('AddressAutocomplete.Root', {
    slot: 'address-autocomplete',
    render: (props) => openField(props),
  });
  describeConformance('AddressAutocomplete.Input', {
    slot: 'input-frame',
    nativeSlot: 'input',
    render: (props) => openField({ input: <AddressAutocomplete.Input {...props} aria-label="Deliver to" /> }),
  });
  describeConformance('AddressAutocomplete.Content', {
    slot: 'address-popup',
    render: (props) => openField({ children: <AddressAutocomplete.Content {...props} /> }),
  });
  describeConformance('AddressAutocomplete.List', {
    slot: 'address-list',
    render: (props) => openField({ children: <AddressAutocomplete.List {...props} /> }),
  });
  describeConformance('AddressAutocomplete.Option', {
    slot: 'address-option',
    render: (props) =>
      openField({
        items: places.slice(0, 1),
        children: (
          <AddressAutocomplete.List>
            {(row) => <AddressAutocomplete.Option key={row.key} {...props} row={row} />}
          </AddressAutocomplete.List>
        ),
      }),
  });
  describeConformance('AddressAutocomplete.Loading', {
    slot: 'address-loading',
    render: (props) => openMessage('loading', <AddressAutocomplete.Loading {...props} />),
  });
  describeConformance('AddressAutocomplete.Empty', {
    slot: 'address-note',
    render: (props) => openMessage('empty', <AddressAutocomplete.Empty {...props} />),
  });
  describeConformance('AddressAutocomplete.Error', {
    slot: 'address-note',
    render: (props) => openMessage('failed', <AddressAutocomplete.Error {...props} />),
  });

  const { Input, Content, List, Loading, Empty, Error, Option } = AddressAutocomplete;
  const parts = { Input, Content, List, Loading, Empty, Error, Option };

  it.each(['Input', 'Content', 'List', 'Loading', 'Empty', 'Error', 'Option'] as const)(
    'throws outside AddressAutocomplete.Root: %s',
    (name) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const Part = parts[name];
      const row = { type: 'retry', key: 'retry' } as const;

      expect(() => render(<Part row={row} />)).toThrow(
        `AddressAutocomplete.${name} is rendered outside AddressAutocomplete.Root, so it has no text, ` +
          'no addresses and no list to work with. Wrap it in <AddressAutocomplete.Root>.',
      );
    },
  );
});

const openMessage = (status: 'loading' | 'empty' | 'failed', part: ReactNode) =>
  openField({
    status,
    children: (
      <AddressAutocomplete.Content>
        {part}
        <AddressAutocomplete.List />
      </AddressAutocomplete.Content>
    ),
  });

describe('ref of AddressAutocomplete.Input', () => {
  it('receives the input element and keeps the clear button working', async () => {
    const ref = createRef<HTMLInputElement>();
    const onInputValueChange = vi.fn();
    render(
      openField({
        onInputValueChange,
        input: <AddressAutocomplete.Input ref={ref} aria-label="Deliver to" />,
      }),
    );

    await userEvent.click(screen.getByRole('button', { name: 'Clear the address' }));

    expect(ref.current).toBe(screen.getByRole('combobox'));
    expect(onInputValueChange).toHaveBeenCalledExactlyOnceWith('');
    expect(document.activeElement).toBe(ref.current);
  });

  it('is called once across renders and cleaned up on unmount', () => {
    const cleanup = vi.fn();
    const ref = vi.fn<RefCallback<HTMLInputElement>>(() => cleanup);
    const input = <AddressAutocomplete.Input ref={ref} aria-label="Deliver to" />;
    const view = render(openField({ input }));
    const element = screen.getByRole('combobox');

    view.rerender(openField({ input, inputValue: 'kadam lane' }));
    expect(ref).toHaveBeenCalledExactlyOnceWith(element);
    expect(cleanup).not.toHaveBeenCalled();
    view.unmount();

    expect(ref).toHaveBeenCalledOnce();
    expect(cleanup).toHaveBeenCalledOnce();
  });
});

describe('AddressAutocomplete.List', () => {
  it('renders each row with the children function', () => {
    render(
      openField({
        actions: [mapAction],
        children: (
          <AddressAutocomplete.List>
            {(row) => (
              <AddressAutocomplete.Option key={row.key} row={row} lang={row.type === 'item' ? 'bn' : 'en'} />
            )}
          </AddressAutocomplete.List>
        ),
      }),
    );

    const languages = screen.getAllByRole('option').map((option) => option.lang);
    expect(languages).toEqual(['bn', 'bn', 'bn', 'bn', 'en']);
  });
});

describe('AddressAutocomplete.Option', () => {
  it('marks words of the query in the second line of an address', () => {
    render(openField({ items: savedAddresses, inputValue: 'rahima' }));

    expect(screen.getByText('Rahima').tagName).toBe('MARK');
  });

  it('keeps its full text as accessible name when words are marked', () => {
    render(openField({ inputValue: 'lane shapla' }));

    const option = screen.getByRole('option', { name: /^14 Kadam Lane, Shapla Tola/ });
    expect(option.querySelectorAll('mark')).toHaveLength(2);
  });
});
