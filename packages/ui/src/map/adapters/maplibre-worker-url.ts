import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';

/** Name of the Trusted Types policy. A CSP must allow it with `trusted-types saddlebag#map`. */
const policyName = 'saddlebag#map';

interface ScriptUrlPolicy {
  /** Returns a `TrustedScriptURL`. MapLibre takes it in place of a string. */
  createScriptURL(url: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): ScriptUrlPolicy;
}

let cachedUrl: string | undefined;

/**
 * Returns the URL of MapLibre's worker, as a `TrustedScriptURL` if the page supports Trusted Types.
 *
 * Pages that enforce Trusted Types only accept worker URLs created by a policy. This policy creates exactly
 * one URL, so the page needs no default policy. MapLibre calls `endsWith` and `split` on the URL before it
 * creates a worker, so the trusted object gets both string methods.
 */
export function mapLibreWorkerUrl(): string {
  if (cachedUrl !== undefined) return cachedUrl;
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return (cachedUrl = workerUrl);
  const policy = trustedTypes.createPolicy(policyName, {
    createScriptURL: (url) => {
      if (url !== workerUrl)
        throw new TypeError(
          `The Trusted Types policy ${policyName} only creates the URL of the map's worker, not ${url}.`,
        );
      return url;
    },
  });
  cachedUrl = Object.assign(policy.createScriptURL(workerUrl), {
    endsWith: (ending: string) => workerUrl.endsWith(ending),
    split: (separator: RegExp) => workerUrl.split(separator),
  });
  return cachedUrl;
}
