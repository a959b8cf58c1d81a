import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { fewVendors, manyVendors } from './examples/vendors.ts';
import { VendorPicker } from './index.ts';
import type { VendorPickerProps } from './index.ts';

async function openPicker(props: Partial<VendorPickerProps> = {}) {
  const user = userEvent.setup();
  const onValueChange = vi.fn();
  render(<VendorPicker items={fewVendors} value="v-201" onValueChange={onValueChange} {...props} />);
  const trigger = screen.getByRole('button');
  await user.click(trigger);
  return { user, onValueChange, trigger, search: await screen.findByRole('combobox') };
}
const getOptions = () => screen.getAllByRole('option');

describe('VendorPicker', () => {
  // Proves: nav.outlet-list
  it('shows the name and id of the selected vendor', () => {
    render(<VendorPicker items={fewVendors} value="v-200" onValueChange={vi.fn()} />);

    expect(screen.getByRole('button', { name: 'Vendor: Biryani Ghor - v-200' }).textContent).toBe(
      'Biryani Ghor - v-200',
    );
  });

  it('shows the full text of the selected vendor and of each option as a tooltip', async () => {
    const { trigger } = await openPicker();

    expect(within(trigger).getByTitle('Biryani Ghor, Lotus Avenue - v-201')).toBeDefined();
    expect(within(screen.getByRole('listbox')).getByTitle('Élan Café, Banyan Road - v-202')).toBeDefined();
  });

  it('shows the footer below the list', async () => {
    await openPicker({ footer: 'A request comes from one outlet.' });

    const footer = screen.getByText('A request comes from one outlet.');
    expect(screen.getByRole('listbox').compareDocumentPosition(footer)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  // Proves: outlet.edit-icon
  it('shows an edit icon only on vendors that can be edited', async () => {
    const onEdit = vi.fn();
    const canEdit = ({ isParent }: { isParent: boolean }) => !isParent;
    const { user, onValueChange } = await openPicker({ editing: { canEdit, onEdit } });
    const icons = document.querySelectorAll('[data-slot=vendor-edit]');
    const [icon] = icons;
    if (!icon) throw new Error('No vendor has an edit icon.');
    await user.click(icon);

    expect(icons).toHaveLength(fewVendors.filter(canEdit).length);
    expect(onEdit.mock.calls).toEqual([['v-203']]);
    expect(onValueChange).not.toHaveBeenCalled();
    expect(screen.queryByRole('combobox')).toBe(null);
  });

  it('edits the highlighted vendor through a button that Tab reaches', async () => {
    const onEdit = vi.fn();
    const { user } = await openPicker({ value: null, editing: { canEdit: () => true, onEdit } });
    await user.keyboard('v-202');
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Edit Élan Café, Banyan Road');
    await user.keyboard('{Enter}');

    expect(onEdit.mock.calls).toEqual([['v-202']]);
  });

  it('adds a vendor through a button below the list', async () => {
    const onAdd = vi.fn();
    const { user } = await openPicker({ onAdd });
    await user.tab();
    await user.keyboard('{Enter}');

    expect(onAdd).toHaveBeenCalledOnce();
  });

  // Proves: nav.outlet-order
  it('focuses the search and lists parents first when opened', async () => {
    const { search } = await openPicker();

    expect(document.activeElement).toBe(search);
    expect(getOptions().map((row) => row.textContent)).toEqual([
      'Biryani Ghor - v-200',
      'Biryani Ghor, Heron Street - v-203',
      'Biryani Ghor, Lotus Avenue - v-201',
      'Élan Café, Banyan Road - v-202',
    ]);
    expect(getOptions()[0]?.hasAttribute('data-parent')).toBe(true);
  });

  it('selects the first match with Enter and returns focus to the trigger', async () => {
    const { user, onValueChange, trigger } = await openPicker();

    await user.keyboard('elan{Enter}');

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('v-202');
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(document.activeElement).toBe(trigger);
  });

  it('selects a vendor by its pasted id', async () => {
    const { user, onValueChange } = await openPicker({ items: manyVendors, value: 'v-2500' });

    await user.paste('v-2777');
    await user.keyboard('{Enter}');

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('v-2777');
  });

  it('selects a vendor with a click', async () => {
    const { user, onValueChange } = await openPicker();

    await user.click(within(screen.getByRole('listbox')).getByText('Biryani Ghor - v-200'));

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('v-200');
  });

  it('highlights the selected vendor and closes without a change on Enter', async () => {
    const { user, onValueChange } = await openPicker();

    await user.keyboard('{Enter}');

    expect(onValueChange).not.toHaveBeenCalled();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('ignores Enter and arrow keys during IME composition', async () => {
    const { search, onValueChange } = await openPicker();
    const highlighted = search.getAttribute('aria-activedescendant');

    fireEvent.keyDown(search, { key: 'ArrowDown', isComposing: true });
    fireEvent.keyDown(search, { key: 'Enter', isComposing: true });

    expect(search.getAttribute('aria-activedescendant')).toBe(highlighted);
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('closes on Escape and on Tab', async () => {
    const { user, trigger } = await openPicker();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('combobox')).toBeNull();

    await user.click(trigger);
    await user.keyboard('{Tab}');

    expect(screen.queryByRole('combobox')).toBeNull();
    expect(document.activeElement).toBe(trigger);
  });

  it('renders only the visible rows and gives each its position in the full list', async () => {
    const { user, search } = await openPicker({ items: manyVendors, value: null });
    expect(getOptions().length).toBeLessThan(40);
    expect(getOptions()[0]?.getAttribute('aria-setsize')).toBe('2000');

    await user.keyboard('{ArrowUp}');

    const activeOption = document.getElementById(search.getAttribute('aria-activedescendant') ?? '');
    expect(activeOption?.getAttribute('aria-posinset')).toBe('2000');
  });

  it('announces that no vendor matches', async () => {
    const { user } = await openPicker();

    await user.keyboard('zebra');

    expect(screen.getByRole('status').textContent).toBe('No vendor found');
    expect(screen.queryAllByRole('option')).toEqual([]);
  });
});

describe('parts of VendorPicker', () => {
  describeConformance('VendorPicker', {
    slot: 'vendor-trigger',
    render: (props) => <VendorPicker {...props} items={fewVendors} value="v-201" onValueChange={vi.fn()} />,
  });
});
