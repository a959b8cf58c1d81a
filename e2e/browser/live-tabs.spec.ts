import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { farhana, vendorAt } from '../vendor.ts';

test.use({ sandboxOptions: { speed: 4 } });

/** Counts the sockets that a page has open. Call it before the page connects. */
const countSockets = (page: Page): (() => number) => {
  const sockets = new Set<unknown>();
  page.on('websocket', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  return () => sockets.size;
};

/** Requests a rider in one tab, and opens its order in a second tab. Both show the list of one outlet. */
const openTwoTabs = async (leader: Page) => {
  const countLeader = countSockets(leader);
  const vendor = vendorAt(leader);
  await vendor.signInByForm();
  await vendor.chooseNearbyAddress();
  await vendor.fill(farhana);
  await vendor.request();
  await expect(vendor.connectionStatus).toHaveText('Live');

  const follower = await leader.context().newPage();
  const countFollower = countSockets(follower);
  await follower.goto(leader.url());
  await expect(vendorAt(follower).connectionStatus).toHaveText('Live');
  return { follower, countLeader, countFollower };
};

test('opens one socket for two tabs of an outlet, which moves to the second when the first closes', async ({
  page: leader,
  sandbox,
}) => {
  const { follower, countLeader, countFollower } = await openTwoTabs(leader);
  const { detail, connectionStatus } = vendorAt(follower);
  expect([countLeader(), countFollower()]).toEqual([1, 0]);

  const status = String(await detail.getAttribute('data-status'));
  await sandbox.advanceMinutes(2);
  await expect(vendorAt(leader).detail).not.toHaveAttribute('data-status', status);
  await expect(detail).not.toHaveAttribute('data-status', status);

  await leader.close();

  await expect.poll(countFollower, { timeout: 5000 }).toBe(1);
  await expect(connectionStatus).toHaveText('Live', { timeout: 5000 });
  await sandbox.advanceMinutes(30);
  await expect(detail).toHaveAttribute('data-status', 'DELIVERED', { timeout: 60_000 });
});
