import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { places } from '../src/address-autocomplete/examples/places.ts';
import { AddressAutocomplete } from '../src/address-autocomplete/index.ts';
import { PortalPalette } from '../src/command-palette/examples/palette.tsx';
import { fewVendors } from '../src/vendor-picker/examples/vendors.ts';
import { VendorPicker } from '../src/vendor-picker/index.ts';

/** Dispatches keys in quick succession, without a render between them, as on a busy device. */
const pressWithoutRender = async (keys: readonly string[]): Promise<void> => {
  const field = screen.getByRole('combobox');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  for (const key of keys) {
    field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    await Promise.resolve();
  }
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a key sequence faster than rendering', () => {
  it('picks the address that the last arrow key highlighted', async () => {
    const onItemPick = vi.fn();
    render(
      <AddressAutocomplete.Root
        items={places}
        status="ready"
        inputValue="kadam"
        defaultOpen
        onInputValueChange={vi.fn()}
        onItemPick={onItemPick}
      >
        <AddressAutocomplete.Input aria-label="Deliver to" />
        <AddressAutocomplete.Content />
      </AddressAutocomplete.Root>,
    );
    await pressWithoutRender(['ArrowDown', 'ArrowDown', 'Enter']);
    await waitFor(() => expect(onItemPick).toHaveBeenCalledExactlyOnceWith(places[1]));
  });

  it('selects the vendor that the last arrow key highlighted', async () => {
    const onValueChange = vi.fn();
    render(<VendorPicker items={fewVendors} value="v-201" onValueChange={onValueChange} />);
    await userEvent.click(screen.getByRole('button'));
    await pressWithoutRender(['ArrowUp', 'ArrowUp', 'Enter']);
    await waitFor(() => expect(onValueChange).toHaveBeenCalledExactlyOnceWith('v-200'));
  });

  it('runs the command that the last arrow key highlighted', async () => {
    render(<PortalPalette />);
    await userEvent.click(screen.getByRole('button', { name: 'Commands' }));
    await pressWithoutRender(['ArrowDown', 'ArrowDown', 'Enter']);
    await waitFor(() => expect(screen.queryByText('Done: Tracking')).not.toBeNull());
  });
});
