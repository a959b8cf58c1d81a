import type { Environment } from '../platform/environment/index.ts';

/** Allowed origins of the banks' 3-D Secure pages. The domain `.example` is reserved (RFC 2606). */
export const bankOrigins: readonly string[] = [
  'https://bank.asia.saddlebag.example',
  'https://bank.eu.saddlebag.example',
];

/**
 * Returns the URL of the bank page, or null if the browser must not open it. The URL must use HTTPS and a
 * known bank origin, without credentials. In the sandbox environment, paths under `/bank/` on the page's own
 * origin are also allowed.
 */
export const toBankUrl = (
  text: string,
  { environment, pageOrigin }: { readonly environment: Environment; readonly pageOrigin: string },
): string | null => {
  const isSandbox = environment === 'sandbox';
  const base = isSandbox ? pageOrigin : undefined;
  if (!URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  if (url.username !== '' || url.password !== '') return null;
  if (isSandbox && url.origin === pageOrigin && url.pathname.startsWith('/bank/')) return url.href;
  return url.protocol === 'https:' && bankOrigins.includes(url.origin) ? url.href : null;
};
