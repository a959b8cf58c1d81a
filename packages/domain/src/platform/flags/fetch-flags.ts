import { flagNames, flagsResponseSchema, limits } from '../../contracts/index.ts';
import type { PartialFlags } from '../../contracts/index.ts';
import type { FetchPort, Clock, KeyValueStorage } from '../ports/index.ts';
import type { LoadedFlags } from './flags.model.ts';
import type { FlagUrls } from './flag-urls.ts';
import { readStoredFlags } from './stored-flags.ts';

interface FlagContext {
  readonly urls: FlagUrls;
  readonly fetch: FetchPort;
  readonly clock: Clock;
  readonly storage: KeyValueStorage;
  /** The flags before the request. */
  readonly loadedFlags: LoadedFlags;
}

/** The error message that the specification requires if every provider fails (000, section 8). */
const allProvidersFailed = 'couldnt refresh the flags';

/** Runs a request and aborts it after 2 s. */
const withTimeout = async <T>(clock: Clock, load: (signal: AbortSignal) => Promise<T>): Promise<T> => {
  const request = new AbortController();
  const timer = new AbortController();
  const timeout = clock.sleep(limits.flagTimeoutMs, timer.signal).then((): never => {
    throw new Error('timeout');
  });
  timeout.catch(() => undefined);
  try {
    return await Promise.race([load(request.signal), timeout]);
  } finally {
    timer.abort();
    request.abort();
  }
};

/**
 * Fetches the flags from a URL. Validates the response, because a captive portal or proxy may return other
 * content.
 */
const fetchFrom = ({ fetch, clock }: FlagContext, url: string): Promise<PartialFlags> =>
  withTimeout(clock, async (signal) => {
    const response = await fetch(url, {
      signal,
      cache: 'no-store',
      headers: { Accept: 'application/json' },
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return flagsResponseSchema.parse(await response.json()) as PartialFlags;
  });

const loadStoredFlags = (storage: KeyValueStorage): Promise<PartialFlags> => {
  const flags = readStoredFlags(storage);
  return flags ? Promise.resolve(flags) : Promise.reject(new Error('no flags are stored'));
};

const hasSameFlags = (one: PartialFlags, other: PartialFlags): boolean =>
  flagNames.every((name) => one[name] === other[name]);

/**
 * Requests the flags from one provider after the other until one succeeds: the Asia service, the EU service,
 * the stored flags, the fallback file (specification 000, sections 6 and 7). The values that were loaded before are returned as
 * the same object, because a new one renders all screens again.
 * @throws {Error} if all of them fail
 */
export const fetchFlags = async (context: FlagContext): Promise<LoadedFlags> => {
  const { urls, storage, loadedFlags } = context;
  const providers = [
    { source: 'asia', load: () => fetchFrom(context, urls.asia) },
    { source: 'eu', load: () => fetchFrom(context, urls.eu) },
    { source: 'storage', load: () => loadStoredFlags(storage) },
    { source: 'file', load: () => fetchFrom(context, urls.file) },
  ] as const;
  for (const { source, load } of providers) {
    const flags = await load().catch(() => null);
    if (flags) return { source, flags: hasSameFlags(flags, loadedFlags.flags) ? loadedFlags.flags : flags };
  }
  throw new Error(allProvidersFailed);
};
