/** Which map the portal was built for; Google's needs more room than the keyless one. */
export type MapProvider = 'maplibre' | 'google';

export interface HeaderProfile {
  readonly mapProvider: MapProvider;
  /** Origins that may show the portal in a frame. */
  readonly partners: readonly string[];
}

/** The page's own policies; a `default` policy, which would let any string through, is not among them. */
const policyNames = ['saddlebag#map', 'saddlebag-map', 'saddlebag-markup'];

type Directives = Readonly<Record<string, readonly string[]>>;

const keyless = (nonce: string): Directives => ({
  'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
  'style-src': ["'self'", `'nonce-${nonce}'`],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'", 'blob:'],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': [...policyNames, "'allow-duplicates'"],
});

/**
 * As the Maps JavaScript API asks for it, with `strict-dynamic` for the scripts that its script loads. Trusted Types are
 * not enforced: which policies Google's code makes differs by its release, and one that is missing stops the map.
 */
const google = (nonce: string): Directives => ({
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
  'frame-src': ['https://*.google.com'],
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

/** The Content-Security-Policy of a page. `host` is where its socket lives; `'self'` alone leaves that to the browser. */
export const contentSecurityPolicy = (
  { mapProvider, partners }: HeaderProfile,
  nonce: string,
  host: string,
): string => {
  const profile = mapProvider === 'google' ? google(nonce) : keyless(nonce);
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
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
};

/** Headers of everything that the portal's files are served with. */
export const fileHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'geolocation=(self), camera=(), microphone=(), payment=(), usb=(), browsing-topics=()',
};

/**
 * Headers of a page. Keys for Google's map are bound to the sites that use them, which Google learns from the referrer:
 * its profile tells other origins ours, and still no path.
 */
export const pageHeaders = ({ mapProvider }: HeaderProfile): Readonly<Record<string, string>> =>
  mapProvider === 'google'
    ? { ...fileHeaders, 'referrer-policy': 'strict-origin-when-cross-origin' }
    : fileHeaders;

/** Narrower than what a URL allows: a star or a semicolon would mean something else in the header. */
const originPattern = /^https?:\/\/[\w.-]+(:\d+)?$/;

/** The origins in a list separated by spaces or commas. Throws for anything else: a typing error must not open a door. */
export const readPartners = (list: string): readonly string[] =>
  list
    .split(/[\s,]+/)
    .filter((entry) => entry !== '')
    .map((entry) => {
      if (!originPattern.test(entry) || !URL.canParse(entry) || new URL(entry).origin !== entry) {
        throw new Error(`"${entry}" is not an origin: write it as https://partner.example, without a path.`);
      }
      return entry;
    });
