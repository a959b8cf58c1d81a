import { act, render, screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { notify, toast } from '@saddlebag/domain/notifications';
import { ScopeProvider } from '@saddlebag/domain/react';
import { seedScope } from '@saddlebag/domain/testing';
import '../../shell/texts.ts';
import { VendorsProblem } from '../../shell/last-orders/index.ts';
import { Toasts } from '../toasts/index.ts';

const failedText = 'Your outlets could not be loaded.';

/** Renders the toasts, and the card that says that the outlets did not load. */
const renderCard = () => {
  const scope = seedScope();
  render(
    <ScopeProvider scope={scope}>
      <VendorsProblem view="failed" />
      <Toasts />
    </ScopeProvider>,
  );
  return {
    notify: (key: string) => act(() => allSettled(notify, { scope, params: toast('error', key) })),
    toasts: () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent),
  };
};

describe('a card that says the same as a toast', () => {
  it('takes the text of the toast over, so that the screen says it once', async () => {
    const card = renderCard();
    await card.notify('error.cant-retrieve-vendors');

    expect(screen.getByRole('heading', { name: failedText })).toBeTruthy();
    expect(card.toasts()).toEqual([]);
  });

  it('leaves toasts about something else alone', async () => {
    const card = renderCard();
    await card.notify('toast.disconnected');

    expect(card.toasts()).toHaveLength(1);
  });
});
