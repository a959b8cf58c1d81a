import { useCallback, useEffect, useState } from 'react';
import { loadPhoneReader, loadWorldPhoneReader } from './phone-reader.ts';
import type { PhoneReader } from './phone-reader.types.ts';

/** Milliseconds before the first retry. Each further retry doubles the delay. */
const firstRetryDelayMs = 2000;

interface LoadedPlans {
  readonly reader: PhoneReader | null;
  /** True if the reader knows the countries of the whole world. */
  readonly hasAllPlans: boolean;
}
interface FailedLoad {
  readonly count: number;
  readonly retry: () => void;
}

/**
 * Loads the numbering plans immediately if `isNeeded`. With `preload`, it also loads them when the browser is idle, if the
 * browser has `requestIdleCallback`. `load` loads them earlier, and `loadAllPlans` loads the plans of the other countries. A
 * failed load is retried until it succeeds, and `hasFailed` is true until then.
 */
export function usePhoneReader(isNeeded: boolean, preload: boolean) {
  const [{ reader, hasAllPlans }, setPlans] = useState<LoadedPlans>({ reader: null, hasAllPlans: false });
  const [failure, setFailure] = useState<FailedLoad | null>(null);
  const load = useCallback(() => {
    loadPhoneReader().then(
      (loaded) => {
        setPlans((plans) => (plans.reader ? plans : { ...plans, reader: loaded }));
        setFailure((failed) => (failed?.retry === load ? null : failed));
      },
      () => {
        setFailure((failed) => countFailure(failed, load));
      },
    );
  }, []);
  const loadAllPlans = useCallback(() => {
    loadWorldPhoneReader().then(
      (loaded) => {
        setPlans({ reader: loaded, hasAllPlans: true });
        setFailure(null);
      },
      () => {
        setFailure((failed) => countFailure(failed, loadAllPlans));
      },
    );
  }, []);

  useEffect(() => {
    if (isNeeded) load();
    if (isNeeded || !preload || typeof requestIdleCallback === 'undefined') return undefined;
    const idle = requestIdleCallback(load);
    return () => {
      cancelIdleCallback(idle);
    };
  }, [isNeeded, preload, load]);

  useEffect(() => {
    if (!failure) return undefined;
    const timer = setTimeout(failure.retry, firstRetryDelayMs * 2 ** (failure.count - 1));
    return () => {
      clearTimeout(timer);
    };
  }, [failure]);

  return { reader, hasAllPlans, hasFailed: failure !== null, load, loadAllPlans };
}

const countFailure = (failed: FailedLoad | null, retry: () => void): FailedLoad => ({
  count: (failed?.count ?? 0) + 1,
  retry,
});
