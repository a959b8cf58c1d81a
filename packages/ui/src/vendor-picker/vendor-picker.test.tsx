import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { fewVendors, manyVendors } from './examples/vendors.ts';
import { VendorPicker } from './index.ts';
import type { VendorPickerProps } from './index.ts';

async function open(props: Partial<VendorPickerProps> = {}) {
  const user = userEvent.setup();
  const onValueChange = vi.fn();
  render(<VendorPicker items={fewVendors} value="v-201" onValueChange={onValueChange} {...props} />);
  const trigger = screen.getByRole('button');
  await user.click(trigger);
  return { user, onValueChange, trigger, search: await screen.findByRole('combobox') };
}
const rows = () => screen.getAllByRole('option');

describe('VendorPicker', () => {
  it('shows the chosen vendor by name and id', () => {
    render(<VendorPicker items={fewVendors} value="v-200" onValueChange={vi.fn()} />);

    expect(screen.getByRole('button', { name: 'Vendor: Biryani Ghor - v-200' }).textContent).toBe(
      'Biryani Ghor - v-200',
    );
  });

  it('opens on its search with parents first', async () => {
    const { search } = await open();

    expect(document.activeElement).toBe(search);
    expect(rows().map((row) => row.textContent)).toEqual([
      'Biryani Ghor - v-200',
      'Biryani Ghor, Heron Street - v-203',
      'Biryani Ghor, Lotus Avenue - v-201',
      'Élan Café, Banyan Road - v-202',
    ]);
    expect(rows()[0]?.hasAttribute('data-parent')).toBe(true);
  });

  it('picks what was searched with Enter, and gives the focus back', async () => {
    const { user, onValueChange, trigger } = await open();

    await user.keyboard('elan{Enter}');

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('v-202');
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(document.activeElement).toBe(trigger);
  });

  it('picks what was pasted as a whole', async () => {
    const { user, onValueChange } = await open({ items: manyVendors, value: 'v-2500' });

    await user.paste('v-2777');
    await user.keyboard('{Enter}');

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('v-2777');
  });

  it('picks by a press', async () => {
    const { user, onValueChange } = await open();

    await user.click(within(screen.getByRole('listbox')).getByText('Biryani Ghor - v-200'));

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('v-200');
  });

  it('starts from the chosen vendor and says nothing when it stays', async () => {
    const { user, onValueChange } = await open();

    await user.keyboard('{Enter}');

    expect(onValueChange).not.toHaveBeenCalled();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('closes with Escape and with Tab', async () => {
    const { user, trigger } = await open();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('combobox')).toBeNull();

    await user.click(trigger);
    await user.keyboard('{Tab}');

    expect(screen.queryByRole('combobox')).toBeNull();
    expect(document.activeElement).toBe(trigger);
  });

  it('draws only a screenful of thousands, with their true places for screen readers', async () => {
    const { user, search } = await open({ items: manyVendors, value: null });
    expect(rows().length).toBeLessThan(40);
    expect(rows()[0]?.getAttribute('aria-setsize')).toBe('2000');

    await user.keyboard('{ArrowUp}');

    const last = document.getElementById(search.getAttribute('aria-activedescendant') ?? '');
    expect(last?.getAttribute('aria-posinset')).toBe('2000');
  });

  it('says when nothing is found', async () => {
    const { user } = await open();

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
