import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { issueOrderLinkFx, revokeOrderLinkFx } from '@saddlebag/domain/api';
import { ScopeProvider } from '@saddlebag/domain/react';
import { orderFixture, seedScope } from '@saddlebag/domain/testing';
import { ShareLink } from './index.ts';
import { copyTextFx } from './share-link.model.ts';

const order = orderFixture();
const url = `${location.origin}/tracking/token-1`;

/** Renders the widget above a service with these handlers. */
const openWidget = ({
  issue = () => Promise.resolve({ token: 'token-1' }),
  revoke = () => Promise.resolve(),
  copy = () => Promise.resolve(),
}: {
  readonly issue?: (reference: {
    readonly vendorId: string;
    readonly orderId: string;
  }) => Promise<{ token: string }>;
  readonly revoke?: () => Promise<void>;
  readonly copy?: (action: { readonly url: string }) => Promise<void>;
} = {}) => {
  const scope = seedScope({
    handlers: [
      [issueOrderLinkFx, issue],
      [revokeOrderLinkFx, revoke],
      [copyTextFx, copy],
    ],
  });
  render(
    <ScopeProvider scope={scope}>
      <ShareLink order={order} />
    </ScopeProvider>,
  );
  return userEvent.setup();
};

const create = () => screen.findByRole('button', { name: 'Create the link' });

describe('ShareLink', () => {
  it('creates the link of its order and shows it with a QR code', async () => {
    const issue = vi.fn(() => Promise.resolve({ token: 'token-1' }));
    const user = openWidget({ issue });

    await user.click(await create());

    expect(await screen.findByRole('link', { name: url })).toHaveProperty('href', url);
    expect(screen.getByRole('img', { name: 'QR code of the link' })).toBeDefined();
    expect(issue).toHaveBeenCalledExactlyOnceWith({ orderId: order.id, vendorId: order.vendorId });
  });

  it('copies the link', async () => {
    const copy = vi.fn(() => Promise.resolve());
    const user = openWidget({ copy });
    await user.click(await create());

    await user.click(await screen.findByRole('button', { name: 'Copy the link' }));

    expect(await screen.findByText('Copied')).toBeDefined();
    expect(copy).toHaveBeenCalledExactlyOnceWith({ orderId: order.id, url });
  });

  it('says when the browser denies access to the clipboard', async () => {
    const user = openWidget({ copy: () => Promise.reject(new Error('denied')) });
    await user.click(await create());

    await user.click(await screen.findByRole('button', { name: 'Copy the link' }));

    expect(await screen.findByText(/^Copying is not allowed here/)).toBeDefined();
  });

  it('switches the link off after a confirmation', async () => {
    const revoke = vi.fn(() => Promise.resolve());
    const user = openWidget({ revoke });
    await user.click(await create());
    await user.click(await screen.findByRole('button', { name: 'Switch the link off' }));
    expect(revoke).not.toHaveBeenCalled();

    await user.click(await screen.findByRole('button', { name: 'Switch off' }));

    expect(await screen.findByText('The link is off.')).toBeDefined();
    expect(screen.queryByRole('link')).toBeNull();
    expect(await create()).toBeDefined();
  });

  it('keeps showing a link that could not be switched off', async () => {
    const user = openWidget({ revoke: () => Promise.reject(new Error('offline')) });
    await user.click(await create());
    await user.click(await screen.findByRole('button', { name: 'Switch the link off' }));

    await user.click(await screen.findByRole('button', { name: 'Switch off' }));

    expect(await screen.findByText(/It still works\.$/)).toBeDefined();
    expect(screen.getByRole('link', { name: url })).toBeDefined();
  });

  it('offers to try again when the link does not load', async () => {
    const issue = vi
      .fn<() => Promise<{ token: string }>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce({ token: 'token-1' });
    const user = openWidget({ issue });
    await user.click(await create());
    expect((await screen.findByRole('alert')).textContent).toBe('The link could not be loaded.');

    await user.click(await create());

    expect(await screen.findByRole('link', { name: url })).toBeDefined();
  });
});
