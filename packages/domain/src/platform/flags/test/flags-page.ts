import { allSettled, createWatch } from 'effector';
import { loadVendorsFx } from '../../../api/vendors.ts';
import type { Vendor } from '../../../api/entities.ts';
import { appStarted } from '../../environment/app-started.ts';
import type { Build } from '../../environment/build.ts';
import type { KeyValueStorage } from '../../ports/ports.ts';
import { createMemoryStorage } from '../../ports/storage.ts';
import { jsonAnswer } from '../../../testing/scripted-service.ts';
import { seedScope } from '../../../testing/seed-scope.ts';
import { createVirtualClock } from '../../../testing/virtual-clock.ts';
// Loaded ahead: the first refresh must not wait for code while the clock stands still.
import '../ask-providers.ts';
import { flagsAnswered } from '../flags.model.ts';
import { flagWatchBegun } from '../../../account/flag-refresh/refresh.model.ts';

/** What a source does when it is asked: flags it answers, or a way to fail. */
export type Behaviour = Readonly<Record<string, unknown>> | 'refuses' | 'drops' | 'hangs' | 'garbles';

export interface Sources {
  asia: Behaviour;
  eu: Behaviour;
  file: Behaviour;
}

const play = (behaviour: Behaviour): Promise<Response> => {
  if (behaviour === 'refuses') return Promise.resolve(jsonAnswer(503, { PlannedMaintenance: true }));
  if (behaviour === 'drops') return Promise.reject(new TypeError('Failed to fetch'));
  if (behaviour === 'garbles') return Promise.resolve(new Response('{"PlannedMaintenance": <!doctype html>'));
  return behaviour === 'hangs' ? new Promise(() => undefined) : Promise.resolve(jsonAnswer(200, behaviour));
};

const sourceOf = (url: string): keyof Sources =>
  url.includes('/flags/asia') ? 'asia' : url.includes('/flags/eu') ? 'eu' : 'file';

interface Setting {
  readonly storage?: KeyValueStorage;
  readonly environment?: Build['environment'];
  readonly vendors?: readonly Vendor[];
}

/** A page whose flags come from these sources; what they do can be changed while it runs. */
export const flagsPage = (
  sources: Sources,
  { storage, environment = 'sandbox', vendors = [] }: Setting = {},
) => {
  const clock = createVirtualClock();
  const asked: { readonly source: keyof Sources; readonly url: string; readonly at: number }[] = [];
  const warnings: string[] = [];
  const answeredBy: string[] = [];
  const begin = clock.now();
  const scope = seedScope({
    clock,
    storage: storage ?? createMemoryStorage(),
    fetch: (input) => {
      const url = String(input);
      asked.push({ source: sourceOf(url), url, at: clock.now() - begin });
      return play(sources[sourceOf(url)]);
    },
    reporter: { report: (what) => void warnings.push(what) },
    handlers: [[loadVendorsFx, () => vendors]],
  });
  createWatch({ unit: flagsAnswered, scope, fn: ({ source }) => answeredBy.push(source) });
  return {
    clock,
    scope,
    asked,
    warnings,
    answeredBy,
    /** Starts the application and lets everything happen that needs no time to pass. */
    start: async () => {
      void allSettled(appStarted, { scope, params: { environment, country: 'bd', brand: 'mangrove' } });
      void allSettled(flagWatchBegun, { scope });
      await clock.advance(0);
    },
  };
};
