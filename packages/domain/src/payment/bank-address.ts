import type { Environment } from '../platform/environment/index.ts';

/** Where payers may be sent to: the providers' hosts for 3-D Secure. The domain is reserved (RFC 2606). */
export const bankOrigins: readonly string[] = [
  'https://bank.asia.saddlebag.example',
  'https://bank.eu.saddlebag.example',
];

/**
 * The address to go to, or null for one that must not be followed: it has to be https and of a known bank, without a user in
 * it. In the sandbox environment the bank is a page of the sandbox's own origin.
 */
export const bankAddress = (
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
