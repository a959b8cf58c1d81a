import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';

/** Pages with enforced Trusted Types must allow this policy: `trusted-types saddlebag#map`. */
const policyName = 'saddlebag#map';

interface ScriptUrlPolicy {
  createScriptURL(url: string): object;
}
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): ScriptUrlPolicy;
}

let trusted: string | undefined;

/**
 * The address of MapLibre's worker in the form that the page accepts.
 *
 * Under Trusted Types `new Worker()` takes only an address made by a policy. Ours makes exactly one, that of the
 * worker built with us, and the page needs no default policy. MapLibre asks the address for its ending before it
 * hands it on unchanged, so the trusted object answers the two string methods it uses.
 */
export function mapLibreWorkerUrl(): string {
  if (trusted !== undefined) return trusted;
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return (trusted = workerUrl);
  const policy = trustedTypes.createPolicy(policyName, {
    createScriptURL: (url) => {
      if (url !== workerUrl)
        throw new TypeError(`${policyName} makes no address but that of the map's worker`);
      return url;
    },
  });
  const url = policy.createScriptURL(workerUrl);
  Object.assign(url, {
    endsWith: (ending: string) => workerUrl.endsWith(ending),
    split: (separator: RegExp) => workerUrl.split(separator),
  });
  return (trusted = url as unknown as string);
}
