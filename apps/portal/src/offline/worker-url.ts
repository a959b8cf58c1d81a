/** Name of the Trusted Types policy. A CSP must allow it with `trusted-types saddlebag#offline`. */
const policyName = 'saddlebag#offline';
const workerPath = '/service-worker.js';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

/** Returns the URL of the service worker, as a `TrustedScriptURL` if the page supports Trusted Types. */
export const workerUrl = (): string => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  return trustedTypes
    ? trustedTypes.createPolicy(policyName, { createScriptURL: () => workerPath }).createScriptURL(workerPath)
    : workerPath;
};
