import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { jsonResponse } from '../../testing/scripted-service.ts';
import { seedScope } from '../../testing/seed-scope.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { $notifications, notificationActionPressed } from '../notifications/index.ts';
import { buildCheckStarted } from './index.ts';

const minute = 60_000;

/** Opens a page of the build `assets/one.js`. A test changes the deployed build and the unfinished work. */
const openPage = ({ reloadedFor = null }: { readonly reloadedFor?: string | null } = {}) => {
  const clock = createVirtualClock();
  const startedAt = clock.now();
  const server: { deployed: unknown; hasWork: boolean } = { deployed: 'assets/one.js', hasWork: false };
  const checks: { readonly at: number; readonly url: string }[] = [];
  const reloads: { readonly at: number; readonly build: string }[] = [];
  const scope = seedScope({
    clock,
    fetch: (input) => {
      checks.push({ at: clock.now() - startedAt, url: String(input) });
      return server.deployed === 'offline'
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve(jsonResponse(200, { build: server.deployed, brand: 'mangrove' }));
    },
  });
  void allSettled(buildCheckStarted, {
    scope,
    params: {
      build: 'assets/one.js',
      reloadedFor,
      hasUnfinishedWork: () => server.hasWork,
      reload: (build) => reloads.push({ at: clock.now() - startedAt, build }),
    },
  });
  const messages = () =>
    scope.getState($notifications).map(({ tone, message, durationMs, action }) => ({
      tone,
      key: typeof message === 'string' ? message : message.key,
      durationMs,
      action: action?.name,
    }));
  return { clock, startedAt, server, checks, reloads, scope, messages };
};

const warning = { tone: 'warning', key: 'build.outdated', durationMs: 10_000, action: 'reload-now' };
const offer = { tone: 'warning', key: 'build.waiting', durationMs: 10_000, action: 'reload-now' };

describe('the build check', () => {
  // Proves: build-check.interval
  it('fetches the manifest with a timestamp every five minutes, even after a failure', async () => {
    const { clock, startedAt, server, checks, messages } = openPage();
    await clock.advance(5 * minute - 1);
    const early = checks.length;
    server.deployed = 'offline';
    await clock.advance(1);
    server.deployed = 7;
    await clock.advance(5 * minute);
    server.deployed = 'assets/one.js';
    await clock.advance(5 * minute);

    expect(early).toBe(0);
    expect(checks.map(({ at }) => at)).toEqual([300_000, 600_000, 900_000]);
    expect(checks[0]?.url).toBe(`/build-manifest.json?timestamp=${startedAt + 300_000}`);
    expect(messages()).toEqual([]);
  });

  // Proves: build-check.warning, build-check.reload
  it('warns about a newer build and reloads after three seconds', async () => {
    const { clock, server, reloads, messages } = openPage();
    server.deployed = 'assets/two.js';
    await clock.advance(5 * minute);
    const shown = messages();
    await clock.advance(2999);
    const early = reloads.length;
    await clock.advance(1);

    expect(shown).toEqual([warning]);
    expect(early).toBe(0);
    expect(reloads).toEqual([{ at: 303_000, build: 'assets/two.js' }]);
  });

  // Proves: build-check.unfinished-work
  it('waits for unfinished work, then warns and reloads', async () => {
    const { clock, server, reloads, messages } = openPage();
    server.deployed = 'assets/two.js';
    server.hasWork = true;
    await clock.advance(5 * minute);
    await clock.advance(minute);
    const shown = messages();
    const early = reloads.length;
    server.hasWork = false;
    await clock.advance(1000);
    const shownLater = messages();
    await clock.advance(3000);

    expect(shown).toEqual([offer]);
    expect(early).toBe(0);
    expect(shownLater).toContainEqual(warning);
    expect(reloads).toHaveLength(1);
  });

  it('does not reload when the vendor starts to type during the three seconds', async () => {
    const { clock, server, reloads, messages } = openPage();
    server.deployed = 'assets/two.js';
    await clock.advance(5 * minute);
    server.hasWork = true;
    await clock.advance(10_000);

    expect(reloads).toEqual([]);
    expect(messages()).toContainEqual(offer);
  });

  it('reloads at once when the vendor presses the button', async () => {
    const { clock, server, reloads, scope } = openPage();
    server.deployed = 'assets/two.js';
    server.hasWork = true;
    await clock.advance(5 * minute);
    const [notification] = scope.getState($notifications);
    void allSettled(notificationActionPressed, {
      scope,
      params: { id: String(notification?.id), action: 'reload-now' },
    });
    await clock.advance(0);

    expect(reloads).toEqual([{ at: 300_000, build: 'assets/two.js' }]);
  });

  it('does not reload twice for one build when the server still delivers the old page', async () => {
    const { clock, server, reloads, messages } = openPage({ reloadedFor: 'assets/two.js' });
    server.deployed = 'assets/two.js';
    await clock.advance(10 * minute);
    const seen = messages();
    server.deployed = 'assets/three.js';
    await clock.advance(5 * minute + 3000);

    expect(seen).toEqual([]);
    expect(reloads.map(({ build }) => build)).toEqual(['assets/three.js']);
  });
});
