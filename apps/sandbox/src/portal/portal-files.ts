import { framePartnersPath } from '@saddlebag/domain/contracts';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { randomText } from '../cryptography/encoding.ts';
import { createCompression } from './compression.ts';
import { googleMapsPlaceholder, mapProviderOf } from './google-maps.ts';
import { panelFilesFor, panelPath } from './panel-files.ts';
import { contentSecurityPolicy, fileHeaders, pageHeaders, panelHeaders } from './security-headers.ts';

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pbf': 'application/x-protobuf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const noncePlaceholder = '__CSP_NONCE__';
/** Replaced by the page's origin, because link previews need absolute addresses. */
const originPlaceholder = '__ORIGIN__';

/** The pages that recipients open without a session. They have their own HTML files. */
const publicPages = /^\/(tracking|delivery-receipt|tracking-c2c)\/[^/]+\/?$|^\/(prohibiteditems-c2c)\/?$/;

/** What the operator sets for the portal's pages. */
export interface PortalSettings {
  /** Key and map id of Google's map, separated by a space. Null for the sandbox's own map. */
  readonly googleMaps: string | null;
  /** Origins that may embed the portal in a frame. */
  readonly partners: readonly string[];
}

/** Serves a file or page of the portal. Returns null if there is none for the request. */
export type PortalFiles = (request: Request) => Promise<Response | null>;

/** Paths of the service, which never show the portal's page. */
const servicePaths = /^\/(orders\/api|rider-service\/api|sandbox|flags|map|socket|help-centre)(\/|$)/;

const isNavigation = (request: Request, path: string): boolean =>
  !servicePaths.test(path) &&
  extname(path) === '' &&
  request.headers.get('accept')?.includes('text/html') === true;

/** Resolves a URL path to a file. Returns null if the path is malformed or outside the folder. */
const resolveFile = (folder: string, path: string): string | null => {
  try {
    const file = normalize(join(folder, decodeURIComponent(path)));
    return file.startsWith(normalize(folder) + sep) && !file.includes('\0') ? file : null;
  } catch {
    return null;
  }
};

/**
 * Creates the file server of the built portal. Files with a content hash are cached forever. Pages are never
 * cached and get a new nonce each. All other files are revalidated. Texts are compressed for clients that
 * accept it. A navigation to any path outside the service gets the portal's page, which has its own routes.
 */
export const createPortalFiles = (folder: string, { googleMaps, partners }: PortalSettings): PortalFiles => {
  const compression = createCompression();
  const readPage = (name: string): Promise<string | null> =>
    readFile(join(folder, name), 'utf8').catch(() => null);

  const servePage = async (request: Request, name = 'index.html'): Promise<Response | null> => {
    const { host, origin } = new URL(request.url);
    const page = (await readPage(name)) ?? (await readPage('index.html'));
    if (page === null) return null;
    const html = page.replaceAll(googleMapsPlaceholder, googleMaps ?? '');
    const profile = { mapProvider: mapProviderOf(html), partners };
    const nonce = randomText(18);
    return compression.page(request, {
      contentType: 'text/html; charset=utf-8',
      headers: {
        ...pageHeaders(profile),
        'cache-control': 'no-store',
        'content-security-policy': contentSecurityPolicy(profile, nonce, host),
      },
      html: html.replaceAll(noncePlaceholder, nonce).replaceAll(originPlaceholder, origin),
    });
  };

  const servePanel = async (request: Request, locale: string): Promise<Response | null> => {
    for (const name of panelFilesFor(locale)) {
      const page = await readPage(name);
      if (page === null) continue;
      const nonce = randomText(18);
      return compression.page(request, {
        contentType: 'text/html; charset=utf-8',
        headers: { ...panelHeaders(nonce), 'cache-control': 'no-store' },
        html: page.replaceAll(noncePlaceholder, nonce),
      });
    }
    return null;
  };

  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/' || pathname === '/index.html') return servePage(request);

    const [, page = publicPages.exec(pathname)?.[2]] = publicPages.exec(pathname) ?? [];
    if (page !== undefined) return servePage(request, `public-pages/${page}.html`);

    if (pathname === panelPath) return servePanel(request, searchParams.get('locale') ?? 'en');

    if (pathname === framePartnersPath) {
      const headers = {
        ...fileHeaders,
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
      };
      return new Response(JSON.stringify(partners), { headers });
    }

    const file = resolveFile(folder, pathname);
    const stats = file === null ? null : await stat(file).catch(() => null);
    if (file === null || stats === null || !stats.isFile()) {
      return isNavigation(request, pathname) ? servePage(request) : null;
    }
    return compression.file(request, {
      contentType: contentTypes[extname(file)] ?? 'application/octet-stream',
      headers: {
        ...fileHeaders,
        'cache-control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      },
      entityTag: `${stats.size.toString(36)}-${Math.trunc(stats.mtimeMs).toString(36)}`,
      read: () => readFile(file),
    });
  };
};
