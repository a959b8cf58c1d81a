import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Field } from '../field/index.ts';
import { AddressAutocomplete } from './index.ts';
import { mapAction, places, savedAddresses } from './examples/places.ts';
import type { AddressAutocompleteRootProps } from './index.ts';

type FormProps = Partial<AddressAutocompleteRootProps> & { readonly text?: string };

function Form({ text = '', onSubmit, ...props }: FormProps) {
  const [value, setValue] = useState(text);
  return (
    <form onSubmit={onSubmit as never}>
      <Field.Root>
        <Field.Label>Deliver to</Field.Label>
        <AddressAutocomplete.Root
          items={places}
          status="ready"
          onItemPick={vi.fn()}
          {...props}
          inputValue={value}
          onInputValueChange={setValue}
        >
          <AddressAutocomplete.Input />
          <AddressAutocomplete.Content />
        </AddressAutocomplete.Root>
      </Field.Root>
    </form>
  );
}

function open(props: FormProps = {}) {
  const user = userEvent.setup();
  const onItemPick = vi.fn();
  const onActionPick = vi.fn();
  const all = { onItemPick, onActionPick, ...props };
  const view = render(<Form {...all} />);
  const show = (next: FormProps) => {
    view.rerender(<Form {...all} {...next} />);
  };
  return { user, onItemPick, onActionPick, show, field: screen.getByRole<HTMLInputElement>('combobox') };
}
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

describe('AddressAutocomplete', () => {
  it('is named by its field and opens on typing', async () => {
    const { user, field } = open();
    expect(field.getAttribute('aria-expanded')).toBe('false');

    await user.type(field, 'kadam');

    expect(screen.getByLabelText('Deliver to')).toBe(field);
    expect(field.getAttribute('aria-expanded')).toBe('true');
    expect(options()).toHaveLength(4);
  });

  // Proves: piece.address-field
  it('picks with the arrow keys and Enter, and leaves the text to its owner', async () => {
    const { user, field, onItemPick } = open();

    await user.type(field, 'kadam{ArrowDown}{ArrowDown}{Enter}');

    expect(onItemPick).toHaveBeenCalledExactlyOnceWith(places[1]);
    expect(field.value).toBe('kadam');
    expect(field.getAttribute('aria-expanded')).toBe('false');
  });

  // Proves: piece.address-field
  it('picks by a press', async () => {
    const { user, field, onItemPick } = open();
    await user.type(field, 'kadam');

    await user.click(screen.getByText('Lotus Avenue, Dhaka'));

    expect(onItemPick).toHaveBeenCalledExactlyOnceWith(places[2]);
  });

  it('keeps the text and picks nothing when it is left', async () => {
    const { user, field, onItemPick } = open();

    await user.type(field, 'kadam{ArrowDown}');
    await user.tab();
    await user.tab();

    expect(onItemPick).not.toHaveBeenCalled();
    expect(field.value).toBe('kadam');
    expect(field.getAttribute('aria-expanded')).toBe('false');
  });

  it('leaves Enter to the input method while it composes', async () => {
    const { user, field, onItemPick } = open();
    await user.type(field, 'か{ArrowDown}');
    fireEvent(field, createEvent.keyDown(field, { key: 'Enter', keyCode: 229, isComposing: true }));
    expect(onItemPick).not.toHaveBeenCalled();
    expect(field.getAttribute('aria-expanded')).toBe('true');
  });

  it('closes with Escape, then clears, and lets only the third one through', async () => {
    const heard = vi.fn();
    document.addEventListener('keydown', heard);
    const { user, field } = open();
    await user.type(field, 'kadam');
    heard.mockClear();

    await user.keyboard('{Escape}');
    expect([field.getAttribute('aria-expanded'), field.value]).toEqual(['false', 'kadam']);
    await user.keyboard('{Escape}');
    expect(field.value).toBe('');
    expect(heard).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(heard).toHaveBeenCalledOnce();

    document.removeEventListener('keydown', heard);
  });

  it('leaves Home and End to the text', async () => {
    const { user, field } = open();
    await user.type(field, 'kadam{ArrowDown}');

    await user.keyboard('{Home}1');

    expect(field.value).toBe('1kadam');
  });

  it('never picks another row than the one that was highlighted when the answer arrives', async () => {
    const { user, field, onItemPick, onActionPick, show } = open({ status: 'empty', actions: [mapAction] });
    await user.type(field, 'kadam{ArrowDown}');

    show({ status: 'ready', actions: [mapAction] });
    await user.keyboard('{Enter}');

    expect(onItemPick).not.toHaveBeenCalled();
    expect(onActionPick).toHaveBeenCalledExactlyOnceWith(mapAction);
  });

  it('takes keys that come before the answer for nothing, and then for the first address', async () => {
    const onSubmit = vi.fn();
    const early = { status: 'loading' as const, actions: [mapAction], onSubmit };
    const { user, field, onItemPick, onActionPick, show } = open(early);
    await user.type(field, 'kadam{ArrowDown}{Enter}');
    expect(onActionPick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    show({ ...early, status: 'ready' });
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onItemPick).toHaveBeenCalledExactlyOnceWith(places[0]);
  });

  it('offers no address of another text while it searches or after a failure', async () => {
    const { user, field, show } = open({ status: 'loading' });
    await user.type(field, 'kadam');
    expect(options()).toEqual([]);
    expect(screen.getByRole('status').textContent).toBe('Searching…');

    show({ status: 'failed' });
    expect(options()).toEqual([]);
    expect(screen.getByRole('status').textContent).toBe('The search did not work.');
  });

  it('searches again by keyboard after a failure, with the list still open', async () => {
    const onRetry = vi.fn();
    const { user, field } = open({ status: 'failed', onRetry });

    await user.type(field, 'kadam{ArrowDown}{Enter}');

    expect(onRetry).toHaveBeenCalledOnce();
    expect(field.getAttribute('aria-expanded')).toBe('true');
  });

  it('says how many addresses there are, or that there are none', async () => {
    const { user, field, show } = open();
    await user.type(field, 'kadam');
    expect(screen.getByRole('status').textContent).toBe('4 addresses');

    show({ status: 'empty', items: [] });
    expect(screen.getByRole('status').textContent).toBe('No address found');
  });

  it('shows groups under their headings', async () => {
    const { user, field } = open({ items: [...savedAddresses, ...places] });

    await user.type(field, 'kadam');

    expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
      'Address book',
      'Places',
    ]);
  });

  it('offers recent addresses as soon as the empty field has the focus', async () => {
    const { user, field } = open({ status: 'idle' });
    await user.tab();
    expect(document.activeElement).toBe(field);
    expect(options()).toHaveLength(4);

    await user.keyboard('{Escape}');
    expect(field.getAttribute('aria-expanded')).toBe('false');
  });

  it('stays closed when it gets the focus with a text, or has nothing to offer', async () => {
    const { user, field, show } = open({ text: 'kadam' });
    await user.tab();
    expect(field.getAttribute('aria-expanded')).toBe('false');

    show({ items: [], status: 'idle' });
    await user.clear(field);
    await user.keyboard('{Escape}');
    await user.tab({ shift: true });
    await user.tab();
    expect(field.getAttribute('aria-expanded')).toBe('false');
  });

  it('clears with its button and keeps the focus', async () => {
    const { user, field } = open({ text: 'kadam' });

    await user.click(screen.getByRole('button', { name: 'Clear the address' }));

    expect(field.value).toBe('');
    expect(document.activeElement).toBe(field);
  });

  it('takes over from a plain field with the focus and the list', () => {
    const { field } = open({ text: 'kadam', defaultOpen: true });

    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('aria-expanded')).toBe('true');
    expect(options()).toHaveLength(4);
  });

  it('keeps the caret while typing in the middle', async () => {
    const { user, field } = open({ text: 'kadam' });
    await user.click(field);

    field.setSelectionRange(2, 2);
    await user.keyboard('xy');

    expect(field.value).toBe('kaxydam');
    expect(field.selectionStart).toBe(4);
  });
});
