import { allSettled, createWatch } from 'effector';
import { exampleMarket } from '../../../contracts/index.ts';
import { loadVendorsFx } from '../../../api/vendors.ts';
import type { Vendor } from '../../../api/entities.ts';
import { appStarted } from '../../environment/app-started.ts';
import type { Build } from '../../environment/build.ts';
import type { KeyValueStorage } from '../../ports/ports.ts';
import { createMemoryStorage } from '../../ports/storage.ts';
import { jsonResponse } from '../../../testing/scripted-service.ts';
import { seedScope } from '../../../testing/seed-scope.ts';
import { createVirtualClock } from '../../../testing/virtual-clock.ts';
// Preloaded, because the first refresh must not wait for a chunk while the virtual clock is stopped.
import '../fetch-flags.ts';
import { flagsReceived } from '../flags.model.ts';
import { flagRefreshStarted } from '../../../account/flag-refresh/refresh.model.ts';

/** The behaviour of a flag source: the flags it returns, or how it fails. */
export type SourceBehaviour = Readonly<Record<string, unknown>> | 'refuses' | 'drops' | 'hangs' | 'garbles';

export interface Sources {
  asia: SourceBehaviour;
  eu: SourceBehaviour;
  file: SourceBehaviour;
}

const respond = (behaviour: SourceBehaviour): Promise<Response> => {
  if (behaviour === 'refuses') return Promise.resolve(jsonResponse(503, { PlannedMaintenance: true }));
  if (behaviour === 'drops') return Promise.reject(new TypeError('Failed to fetch'));
  if (behaviour === 'garbles') return Promise.resolve(new Response('{"PlannedMaintenance": <!doctype html>'));
  return behaviour === 'hangs' ? new Promise(() => undefined) : Promise.resolve(jsonResponse(200, behaviour));
};

const sourceOf = (url: string): keyof Sources =>
  url.includes('/flags/asia') ? 'asia' : url.includes('/flags/eu') ? 'eu' : 'file';

interface FlagsPageOptions {
  readonly storage?: KeyValueStorage;
  readonly environment?: Build['environment'];
  readonly vendors?: readonly Vendor[];
}

/** Creates a page with these flag sources. A test can change their behaviour while the page runs. */
export const flagsPage = (
  sources: Sources,
  { storage, environment = 'sandbox', vendors = [] }: FlagsPageOptions = {},
) => {
  const clock = createVirtualClock();
  const requests: { readonly source: keyof Sources; readonly url: string; readonly at: number }[] = [];
  const warnings: string[] = [];
  const loadedFrom: string[] = [];
  const startedAt = clock.now();
  const scope = seedScope({
    clock,
    storage: storage ?? createMemoryStorage(),
    fetch: (input) => {
      const url = String(input);
      requests.push({ source: sourceOf(url), url, at: clock.now() - startedAt });
      return respond(sources[sourceOf(url)]);
    },
    reporter: { report: (message) => void warnings.push(message) },
    handlers: [[loadVendorsFx, () => vendors]],
  });
  createWatch({ unit: flagsReceived, scope, fn: ({ source }) => loadedFrom.push(source) });
  return {
    clock,
    scope,
    requests,
    warnings,
    loadedFrom,
    /** Starts the application and settles everything that is due without advancing the clock. */
    start: async () => {
      void allSettled(appStarted, {
        scope,
        params: { environment, market: exampleMarket, brand: 'mangrove' },
      });
      void allSettled(flagRefreshStarted, { scope });
      await clock.advance(0);
    },
  };
};
