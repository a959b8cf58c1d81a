import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '@saddlebag/domain/ports';
import { ScopeProvider } from '@saddlebag/domain/react';
import { orderFixture, seedScope } from '@saddlebag/domain/testing';
import { SlipDrawer } from './index.ts';
import { printPageFx } from './slip-paper.model.ts';

const order = orderFixture();

/** Opens the slip of an order on a device with this storage. */
const open = (storage = createMemoryStorage()) => {
  const print = vi.fn();
  const scope = seedScope({ storage, handlers: [[printPageFx, print]] });
  const { unmount } = render(
    <ScopeProvider scope={scope}>
      <SlipDrawer order={order} onClose={() => undefined} />
    </ScopeProvider>,
  );
  return { print, unmount, user: userEvent.setup() };
};
const printedPaper = () =>
  document.querySelector('body > [data-slot=slip-print] [data-slot=slip]')?.getAttribute('data-paper');

describe('SlipDrawer', () => {
  it('prints on the chosen paper', async () => {
    const { user, print } = open();
    expect(printedPaper()).toBe('80mm');

    await user.click(screen.getByRole('radio', { name: '58 mm' }));
    await user.click(screen.getByRole('button', { name: 'Print the slip' }));

    expect(printedPaper()).toBe('58mm');
    expect(print).toHaveBeenCalledOnce();
  });

  it('opens with the paper that was last used on the device', async () => {
    const storage = createMemoryStorage();
    const first = open(storage);
    await first.user.click(screen.getByRole('radio', { name: 'A6 sheet' }));
    first.unmount();

    open(storage);

    await waitFor(() =>
      expect(screen.getByRole('radio', { name: 'A6 sheet' })).toHaveProperty('checked', true),
    );
  });

  it('leaves no printed copy behind when it closes', () => {
    open().unmount();

    expect(document.querySelector('[data-slot=slip-print]')).toBeNull();
  });
});
