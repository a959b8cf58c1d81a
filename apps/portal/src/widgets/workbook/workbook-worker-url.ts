import workerUrl from './workbook.worker.ts?worker&url';

/** Name of the Trusted Types policy. A CSP must allow it with `trusted-types saddlebag#workbook`. */
const policyName = 'saddlebag#workbook';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

let trustedUrl: string | undefined;

/**
 * Returns the URL of the worker that writes workbooks, as a `TrustedScriptURL` if the page supports Trusted
 * Types. A page can create the policy only once, so the URL is cached.
 */
export function workbookWorkerUrl(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedUrl ??= trustedTypes
    ? trustedTypes.createPolicy(policyName, { createScriptURL: () => workerUrl }).createScriptURL(workerUrl)
    : workerUrl;
  return trustedUrl;
}
