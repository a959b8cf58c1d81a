import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressWithBrotli = promisify(brotliCompress);
const compressWithGzip = promisify(gzip);

type Encoding = 'br' | 'gzip';
type Bytes = Uint8Array<ArrayBuffer>;

/** Bodies that are smaller than this do not gain a network packet from compression. */
const minBytes = 1000;

const compressibleTypes = /^(?:text\/|image\/svg|application\/(?:json|manifest\+json|wasm))/;

/** Brotli quality of a page, which is compressed for each request because it contains a new nonce. */
const pageQuality = 5;
/** Brotli quality of a file, which is compressed once. A higher quality takes ten times as long. */
const fileQuality = 9;

/**
 * Returns the best encoding that a client accepts. Null if the client accepts none.
 * @param accepted the header `Accept-Encoding`
 */
const chooseEncoding = (accepted: string | null): Encoding | null => {
  if (accepted === null) return null;
  const offered = new Set(
    accepted
      .toLowerCase()
      .split(',')
      .map((entry) => entry.replaceAll(/\s/g, ''))
      .filter((entry) => !/;q=0(?:\.0*)?$/.test(entry))
      .map((entry) => entry.replace(/;.*/, '')),
  );
  return (['br', 'gzip'] as const).find((encoding) => offered.has(encoding)) ?? null;
};

const compress = (body: Uint8Array, encoding: Encoding, quality: number): Promise<Bytes> =>
  encoding === 'br'
    ? compressWithBrotli(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
        },
      })
    : compressWithGzip(body, { level: quality });

/** A body to send, with the headers that every encoding of it shares. */
interface Content {
  readonly contentType: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Creates the responses for portal files and pages, compressed if the client accepts it. */
export interface Compression {
  page(request: Request, page: Content & { readonly html: string }): Promise<Response>;
  /** Answers 304 without reading the file if the client has the version that `entityTag` names. */
  file(
    request: Request,
    file: Content & { readonly entityTag: string; readonly read: () => Promise<Bytes> },
  ): Promise<Response>;
}

/** Creates the compression. It keeps each compressed file in memory until the file changes. */
export const createCompression = (): Compression => {
  const files = new Map<string, { readonly tag: string; readonly body: Promise<Bytes> }>();

  const negotiate = (request: Request, content: Content) => {
    const headers = new Headers({ ...content.headers, 'content-type': content.contentType });
    if (!compressibleTypes.test(content.contentType)) return { headers, encoding: null };
    headers.set('vary', 'accept-encoding');
    return { headers, encoding: chooseEncoding(request.headers.get('accept-encoding')) };
  };

  return {
    async page(request, page) {
      const { headers, encoding } = negotiate(request, page);
      const body = new TextEncoder().encode(page.html);
      if (encoding === null || body.byteLength < minBytes) return new Response(body, { headers });
      headers.set('content-encoding', encoding);
      return new Response(await compress(body, encoding, pageQuality), { headers });
    },
    async file(request, file) {
      const { headers, encoding } = negotiate(request, file);
      // The encodings of a file differ in their bytes, so each has its own strong entity tag.
      const tag = encoding === null ? `"${file.entityTag}"` : `"${file.entityTag}-${encoding}"`;
      headers.set('etag', tag);
      if (request.headers.get('if-none-match') === tag) return new Response(null, { status: 304, headers });
      const plain = await file.read();
      if (encoding === null || plain.byteLength < minBytes) return new Response(plain, { headers });
      const key = `${encoding} ${new URL(request.url).pathname}`;
      let cached = files.get(key);
      if (cached?.tag !== tag) {
        cached = { tag, body: compress(plain, encoding, fileQuality) };
        files.set(key, cached);
      }
      headers.set('content-encoding', encoding);
      return new Response(await cached.body, { headers });
    },
  };
};
