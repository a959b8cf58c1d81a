import { OperatorError } from '../operator-error.ts';

/** Map provider of the portal build. Google Maps needs a more permissive policy. */
export type MapProvider = 'maplibre' | 'google';

export interface HeaderProfile {
  readonly mapProvider: MapProvider;
  /** Origins that may embed the portal in a frame. */
  readonly partners: readonly string[];
}

/**
 * The portal's Trusted Types policies, which create the URLs of its workers: of the map, of the offline start, of the
 * writer of spreadsheets, and of the reader of order files. Without 'allow-duplicates', no other script can create a
 * policy of these names. A `default` policy is not allowed, because it would accept any string.
 */
const policyNames = ['saddlebag#map', 'saddlebag#offline', 'saddlebag#workbook', 'saddlebag#order-file'];

type Directives = Readonly<Record<string, readonly string[]>>;

const formatPolicy = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');

const maplibreDirectives = (nonce: string): Directives => ({
  'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
  'style-src': ["'self'", `'nonce-${nonce}'`],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  // The panel of the help centre.
  'frame-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'", 'blob:'],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': policyNames,
});

/**
 * Directives required by the Maps JavaScript API. `strict-dynamic` allows the scripts that its loader adds.
 * Trusted Types are not enforced, because the policy names of Google's code change between releases. A name
 * that is not listed breaks the map.
 */
const googleDirectives = (nonce: string): Directives => ({
  'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'", "'unsafe-eval'", 'https:', 'blob:'],
  'style-src': ["'self'", `'nonce-${nonce}'`, 'https://fonts.googleapis.com'],
  'img-src': [
    "'self'",
    'data:',
    'blob:',
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
    'https://*.googleusercontent.com',
  ],
  'font-src': ["'self'", 'https://fonts.gstatic.com'],
  'frame-src': ["'self'", 'https://*.google.com'],
  'connect-src': [
    "'self'",
    'data:',
    'blob:',
    'https://*.googleapis.com',
    'https://*.google.com',
    'https://*.gstatic.com',
  ],
  'worker-src': ["'self'", 'blob:'],
});

const hostPattern = /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i;

/**
 * Builds the Content-Security-Policy of a page. `host` is added for the socket, because not every browser
 * includes WebSockets in `'self'`.
 */
export const contentSecurityPolicy = (
  { mapProvider, partners }: HeaderProfile,
  nonce: string,
  host: string,
): string => {
  const profile = mapProvider === 'google' ? googleDirectives(nonce) : maplibreDirectives(nonce);
  const sockets = hostPattern.test(host) ? [`ws://${host}`, `wss://${host}`] : [];
  const directives: Directives = {
    'default-src': ["'none'"],
    ...profile,
    'connect-src': [...(profile['connect-src'] ?? []), ...sockets],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': partners.length === 0 ? ["'none'"] : partners,
  };
  return formatPolicy(directives);
};

/** Headers of all portal files and pages. */
const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'geolocation=(self), camera=(), microphone=(), payment=(), usb=(), browsing-topics=()',
};

/** Header that forbids frames in browsers without support for `frame-ancestors`. */
const noFrames = { 'x-frame-options': 'DENY' } as const;

/** Headers of portal files other than pages. No page may show them in a frame. */
export const fileHeaders: Readonly<Record<string, string>> = {
  ...commonHeaders,
  ...noFrames,
  'content-security-policy': "frame-ancestors 'none'",
};

/**
 * Returns the headers of a page, without its content security policy. Only that policy can list the partners
 * that may show the page in a frame. Google restricts API keys by referrer, so its profile sends the origin,
 * but no path, to other origins.
 */
export const pageHeaders = ({ mapProvider, partners }: HeaderProfile): Readonly<Record<string, string>> => ({
  ...commonHeaders,
  ...(partners.length === 0 ? noFrames : {}),
  ...(mapProvider === 'google' ? { 'referrer-policy': 'strict-origin-when-cross-origin' } : {}),
});

/** Returns the headers of the panel of the help centre, which only pages of the same origin may show in a frame. */
export const panelHeaders = (nonce: string): Readonly<Record<string, string>> => ({
  ...commonHeaders,
  'x-frame-options': 'SAMEORIGIN',
  'content-security-policy': formatPolicy({
    'default-src': ["'none'"],
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'img-src': ['data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  }),
});

/** Pattern of an origin. It is stricter than a URL, because `*` and `;` have a meaning in the header. */
const originPattern = /^https?:\/\/[\w.-]+(:\d+)?$/;

/**
 * Parses a list of origins separated by spaces or commas. Throws for anything else, because a typo could
 * allow any site.
 */
export const parsePartners = (list: string): readonly string[] =>
  list
    .split(/[\s,]+/)
    .filter((entry) => entry !== '')
    .map((entry) => {
      if (!originPattern.test(entry) || !URL.canParse(entry) || new URL(entry).origin !== entry) {
        throw new OperatorError(
          `FRAME_PARTNERS contains "${entry}", which is not an origin: write it as https://partner.example, without a path.`,
        );
      }
      return entry;
    });
