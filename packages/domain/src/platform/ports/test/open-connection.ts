import { allSettled, createEffect, createStore } from 'effector';
import { createFakeFrames } from '../../../testing/fake-frames.ts';
import { createFakeNetwork } from '../../../testing/fake-network.ts';
import { createFakeSockets } from '../../../testing/fake-sockets.ts';
import { createFakeVisibility } from '../../../testing/fake-visibility.ts';
import { seedScope } from '../../../testing/seed-scope.ts';
import { createVirtualClock } from '../../../testing/virtual-clock.ts';
import { createConnection } from '../connection.ts';

export const urlFx = createEffect<void, string>();
export const connection = createConnection({ urlFx });
export const $received = createStore<readonly (readonly string[])[]>([]).on(
  connection.received,
  (all, texts) => [...all, texts],
);
export const $openCount = createStore(0).on(connection.opened, (count) => count + 1);
export const $lossCount = createStore(0).on(connection.closed, (count) => count + 1);
export const $silenceCount = createStore(0).on(connection.silenceDetected, (count) => count + 1);

/** Starts a connection between fake ports. Each attempt gets the next ticket. */
export const openConnection = async (chance = 0.5) => {
  const clock = createVirtualClock();
  const sockets = createFakeSockets();
  const frames = createFakeFrames();
  const visibility = createFakeVisibility();
  const network = createFakeNetwork();
  let tickets = 0;
  const scope = seedScope({
    clock,
    sockets,
    frames,
    visibility,
    network,
    random: { next: () => chance, uuid: () => 'id' },
    handlers: [[urlFx, () => `/socket?ticket=${(tickets += 1)}`]],
  });
  await allSettled(connection.start, { scope });
  await clock.advance(0);
  return { clock, sockets, frames, visibility, network, scope };
};
