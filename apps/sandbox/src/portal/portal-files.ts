import { framePartnersPath } from '@saddlebag/domain/contracts';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { randomText } from '../cryptography/encoding.ts';
import { contentSecurityPolicy, fileHeaders, pageHeaders, type HeaderProfile } from './security-headers.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
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

const noncePlace = '__CSP_NONCE__';

/** Answers a request from the portal's folder; null when there is nothing for it there. */
export type PortalFiles = (request: Request) => Promise<Response | null>;

/** Paths of the service are never pages, even when somebody types one into the address bar. */
const servicePaths = /^\/(orders\/api|rider-service\/api|sandbox|flags|map|socket)(\/|$)/;

const isNavigation = (request: Request, path: string): boolean =>
  !servicePaths.test(path) &&
  extname(path) === '' &&
  request.headers.get('accept')?.includes('text/html') === true;

/** The file for a path of the URL; null for a path that is malformed or leads out of the folder. */
const fileFor = (folder: string, path: string): string | null => {
  try {
    const file = normalize(join(folder, decodeURIComponent(path)));
    return file.startsWith(normalize(folder) + sep) && !file.includes('\0') ? file : null;
  } catch {
    return null;
  }
};

/**
 * Serves the built portal: named-by-content files for ever, pages never from a cache and each with a nonce of its own,
 * everything else on condition that it is unchanged. Unknown pages get the portal, which knows its own paths.
 */
export const createPortalFiles = (folder: string, profile: HeaderProfile): PortalFiles => {
  const page = async (request: Request): Promise<Response | null> => {
    const html = await readFile(join(folder, 'index.html'), 'utf8').catch(() => null);
    if (html === null) return null;
    const nonce = randomText(18);
    const headers = new Headers(pageHeaders(profile));
    headers.set('content-type', 'text/html; charset=utf-8');
    headers.set('cache-control', 'no-store');
    headers.set('content-security-policy', contentSecurityPolicy(profile, nonce, new URL(request.url).host));
    if (profile.partners.length === 0) headers.set('x-frame-options', 'DENY');
    return new Response(html.replaceAll(noncePlace, nonce), { headers });
  };

  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/' || pathname === '/index.html') return page(request);

    if (pathname === framePartnersPath) {
      const headers = {
        ...fileHeaders,
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
      };
      return new Response(JSON.stringify(profile.partners), { headers });
    }

    const file = fileFor(folder, pathname);
    const found = file === null ? null : await stat(file).catch(() => null);
    if (file === null || found === null || !found.isFile()) {
      return isNavigation(request, pathname) ? page(request) : null;
    }
    const entityTag = `"${found.size.toString(36)}-${Math.trunc(found.mtimeMs).toString(36)}"`;
    const headers = new Headers(fileHeaders);
    headers.set('content-type', types[extname(file)] ?? 'application/octet-stream');
    headers.set('etag', entityTag);
    headers.set(
      'cache-control',
      pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    );
    if (request.headers.get('if-none-match') === entityTag)
      return new Response(null, { status: 304, headers });
    return new Response(await readFile(file), { headers });
  };
};
