import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { $overrides } from '@saddlebag/domain/flags';
import { ScopeProvider } from '@saddlebag/domain/react';
import { orderFixture, seedScope } from '@saddlebag/domain/testing';
import { OrderActions } from './index.ts';

const order = orderFixture();

/** Renders the actions of an order that the vendor can change, on a wide or a narrow screen. */
const open = (isWide: boolean) => {
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const scope = seedScope({ values: [[$overrides, { ModifyOrderButton: true }]] });
  render(
    <ScopeProvider scope={scope}>
      <OrderActions order={order} />
    </ScopeProvider>,
  );
  return userEvent.setup();
};
const buttonNames = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

afterEach(() => vi.unstubAllGlobals());

describe('OrderActions', () => {
  it('shows all actions of an order on a wide screen', () => {
    open(true);

    expect(buttonNames()).toEqual(['Share', 'Print', 'Repeat', 'Change', 'Cancel']);
  });

  it('moves what does not fit on a phone into a menu', async () => {
    const user = open(false);
    expect(buttonNames()).toEqual(['Share', 'Change', 'Cancel', 'More']);

    await user.click(screen.getByRole('button', { name: 'More actions' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Print',
      'Repeat',
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'Print' }));

    expect(await screen.findByRole('dialog', { name: 'Handover slip' })).toBeDefined();
  });
});
