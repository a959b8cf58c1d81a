import { buildManifestSchema } from '../../contracts/index.ts';
import type { Clock, FetchPort } from '../ports/index.ts';

/**
 * Fetches the name of the deployed build. The timestamp bypasses caches that ignore `no-store`.
 * @throws {Error} if the manifest is missing or malformed, or the device is offline
 */
export const fetchBuild = async (fetch: FetchPort, clock: Clock): Promise<string | null> => {
  const response = await fetch(`/build-manifest.json?timestamp=${clock.now()}`, { cache: 'no-store' });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return buildManifestSchema.parse(await response.json()).build;
};
