import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { createFakeNetwork } from '../../testing/fake-network.ts';
import { seedScope } from '../../testing/seed-scope.ts';
import { $notifications } from '../notifications/index.ts';
import { offlineNoticeStarted } from './index.ts';

const openPage = async (network = createFakeNetwork()) => {
  const scope = seedScope({ network });
  await allSettled(offlineNoticeStarted, { scope });
  const shown = () =>
    scope
      .getState($notifications)
      .map(({ message, durationMs }) => [typeof message === 'string' ? message : message.key, durationMs]);
  return { network, shown };
};

describe('the offline notice', () => {
  // Proves: offline.notice
  it('says what still works until the network is back', async () => {
    const { network, shown } = await openPage();
    const atStart = shown();
    network.goOffline();
    network.goOffline();
    const offline = shown();
    network.goOnline();

    expect(atStart).toEqual([]);
    expect(offline).toEqual([['offline.lost', 10_000]]);
    expect(shown()).toEqual([['offline.back', 5000]]);
  });

  it('appears on a page that starts offline', async () => {
    const network = createFakeNetwork();
    network.goOffline();
    const { shown } = await openPage(network);

    expect(shown()).toEqual([['offline.lost', 10_000]]);
  });
});
