interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

/**
 * Creates a function that returns the URL of a worker, as a `TrustedScriptURL` if the page supports Trusted Types.
 * @param policyName A CSP must allow it with `trusted-types`. A page can create a policy only once, so the URL is
 * cached.
 */
export const createWorkerUrl = (policyName: string, url: string): (() => string) => {
  let trustedUrl: string | undefined;
  return () => {
    const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
    trustedUrl ??= trustedTypes
      ? trustedTypes.createPolicy(policyName, { createScriptURL: () => url }).createScriptURL(url)
      : url;
    return trustedUrl;
  };
};
