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

/** Counts the calls for positions of riders that a page sends. */
const countRiderCalls = (page: Page): (() => number) => {
  let count = 0;
  page.on('request', (request) => {
    if (/\/rider-service\/api\/v1\/(riders|vendor)\//.test(request.url())) count += 1;
  });
  return () => count;
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

test('asks for the position of a rider in one of two tabs, and shows the rider in both', async ({
  page: leader,
  sandbox,
}) => {
  const leaderCalls = countRiderCalls(leader);
  const { follower } = await openTwoTabs(leader);
  const followerCalls = countRiderCalls(follower);
  const [own, other] = [vendorAt(leader), vendorAt(follower)];
  const untilRider = async (): Promise<void> => {
    await sandbox.advanceMinutes(0.5);
    await expect(own.rider).toHaveCount(1, { timeout: 3000 });
  };
  await expect(untilRider).toPass({ timeout: 60_000 });
  await sandbox.control('settings', { courier: 'paused' });
  await expect(other.rider).toHaveCount(1);
  const before = leaderCalls() + followerCalls();

  await expect.poll(() => leaderCalls() + followerCalls() - before, { timeout: 20_000 }).toBeGreaterThan(2);

  expect(Math.min(leaderCalls(), followerCalls())).toBe(0);
  expect(await other.riderPoint()).toBe(await own.riderPoint());
});
