import { flagsAnswerSchema, limits } from '../../contracts/index.ts';
import type { SomeFlags } from '../../contracts/index.ts';
import type { FetchPort, Clock, KeyValueStorage } from '../ports/index.ts';
import type { KnownFlags } from './flags.model.ts';
import type { FlagAddresses } from './flag-addresses.ts';
import { readLastKnown } from './stored-flags.ts';

interface Surroundings {
  readonly addresses: FlagAddresses;
  readonly fetch: FetchPort;
  readonly clock: Clock;
  readonly storage: KeyValueStorage;
}

/** The error message that the specification requires if every provider fails (000, section 8). */
const nobodyAnswered = 'couldnt refresh the flags';

/** Runs a request and aborts it after 2 s. */
const inTime = async <T>(clock: Clock, ask: (signal: AbortSignal) => Promise<T>): Promise<T> => {
  const connection = new AbortController();
  const watch = new AbortController();
  const late = clock.sleep(limits.flagTimeoutMs, watch.signal).then((): never => {
    throw new Error('timeout');
  });
  late.catch(() => undefined);
  try {
    return await Promise.race([ask(connection.signal), late]);
  } finally {
    watch.abort();
    connection.abort();
  }
};

/**
 * Fetches the flags from a URL. Validates the response, because a captive portal or proxy may answer with
 * anything.
 */
const read = ({ fetch, clock }: Surroundings, address: string): Promise<SomeFlags> =>
  inTime(clock, async (signal) => {
    const answer = await fetch(address, {
      signal,
      cache: 'no-store',
      headers: { Accept: 'application/json' },
    });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return flagsAnswerSchema.parse(await answer.json()) as SomeFlags;
  });

const lastKnown = (storage: KeyValueStorage): Promise<SomeFlags> => {
  const flags = readLastKnown(storage);
  return flags ? Promise.resolve(flags) : Promise.reject(new Error('nothing kept'));
};

/**
 * Requests the flags from one provider after the other until one succeeds: the Asia service, the EU service,
 * the stored flags, the fallback file (specification 000, sections 6 and 7).
 * @throws {Error} if all of them fail
 */
export const askProviders = async (surroundings: Surroundings): Promise<KnownFlags> => {
  const { addresses, storage } = surroundings;
  const providers = [
    { source: 'asia', ask: () => read(surroundings, addresses.asia) },
    { source: 'eu', ask: () => read(surroundings, addresses.eu) },
    { source: 'storage', ask: () => lastKnown(storage) },
    { source: 'file', ask: () => read(surroundings, addresses.file) },
  ] as const;
  for (const { source, ask } of providers) {
    const flags = await ask().catch(() => null);
    if (flags) return { source, flags };
  }
  throw new Error(nobodyAnswered);
};
