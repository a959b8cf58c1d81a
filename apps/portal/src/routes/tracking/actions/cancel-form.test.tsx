import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { cancelOrderFx, loadOrderFx } from '@saddlebag/domain/api';
import { cancellationOpened } from '@saddlebag/domain/cancellation';
import { ScopeProvider } from '@saddlebag/domain/react';
import { orderFixture, seedScope } from '@saddlebag/domain/testing';
import { Drawer } from '@saddlebag/ui/drawer';
import '../../../widgets/cancelled-notice/texts.ts';
import { CancelForm } from './cancel-form.tsx';

const order = orderFixture({ status: 'WAITING_FOR_TRANSPORT' });

/** Opens the cancellation of an order in an app whose service does not respond. */
const open = async () => {
  const reasons: string[] = [];
  const scope = seedScope({
    handlers: [
      [
        cancelOrderFx,
        ({ reason }: { readonly reason: string }) => {
          reasons.push(reason);
          return Promise.reject(Object.assign(new Error('offline'), { kind: 'offline' }));
        },
      ],
      [loadOrderFx, () => Promise.reject(Object.assign(new Error('offline'), { kind: 'offline' }))],
    ],
  });
  await allSettled(cancellationOpened, { scope, params: order });
  render(
    <ScopeProvider scope={scope}>
      <Drawer.Root open>
        <Drawer.Content>
          <Drawer.Title>Cancel</Drawer.Title>
          <CancelForm order={order} />
        </Drawer.Content>
      </Drawer.Root>
    </ScopeProvider>,
  );
  return { reasons, settled: () => allSettled(scope), user: userEvent.setup() };
};
const confirmButton = () => screen.getByRole('button', { name: 'Cancel the order' });
const duplicate = () => screen.getByRole('radio', { name: 'Duplicate order' });

describe('CancelForm', () => {
  it('asks for a reason, focuses the first one, and stops asking once one is chosen', async () => {
    const { user, reasons } = await open();

    await user.click(confirmButton());
    expect((await screen.findByRole('alert')).textContent).toBe('Choose a reason first.');
    expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]);

    await user.click(duplicate());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(reasons).toEqual([]);
  });

  it('keeps the reason after a failure, so that the vendor only confirms again', async () => {
    const { user, reasons, settled } = await open();
    await user.click(duplicate());
    await user.click(confirmButton());
    await settled();
    expect(duplicate()).toHaveProperty('checked', true);

    await user.click(confirmButton());
    await settled();

    expect(reasons).toEqual(['DUPLICATE_ORDER', 'DUPLICATE_ORDER']);
  });

  it('keeps saying beside the button that the connection failed until the vendor confirms again', async () => {
    const { user, settled } = await open();
    await user.click(duplicate());
    await user.click(confirmButton());
    await settled();

    expect((await screen.findByRole('alert')).textContent).toBe(
      'The service could not be reached, so the order may not be cancelled. Check the connection and cancel the order again.',
    );
  });

  it('does not cancel when the vendor presses Enter on a reason', async () => {
    const { user, reasons, settled } = await open();
    await user.click(duplicate());
    await user.keyboard('{Enter}');
    await settled();

    expect(reasons).toEqual([]);
  });
});
