import { createServer } from 'node:http';
import { createReadStream, existsSync } from 'node:fs';
import { extname, join, normalize, sep } from 'node:path';
import type { AddressInfo } from 'node:net';
import type { IncomingMessage } from 'node:http';
import { formatDecisions, parseDecisions } from './decisions.ts';
import { readDecisions, writeDecisions } from './decisions-file.ts';

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
};
/** Maximum length of a request body. Far longer than the decisions of any review. */
const maximumCharacters = 8 * 1024 * 1024;

const readBody = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > maximumCharacters)
      throw new Error('The request body is too large to be a list of decisions.');
  }
  return text;
};

export interface ReviewServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves a review page to this machine only, and saves its decisions to `file`. */
export const serveReview = async (folder: string, file: string, port = 0): Promise<ReviewServer> => {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const respond = (status: number, text = '', type = 'text/plain; charset=utf-8') =>
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
    if (pathname === '/visual-review.json') {
      if (request.method === 'GET')
        return respond(200, formatDecisions(readDecisions(file)), 'application/json');
      // Pages of other origins can send requests too, but they cannot fake the Origin header.
      const isSameOrigin = request.headers.origin === `http://${request.headers.host ?? ''}`;
      if (request.method !== 'PUT' || !isSameOrigin) return respond(403);
      readBody(request).then(
        (text) => {
          try {
            writeDecisions(parseDecisions(text), file);
            respond(204);
          } catch (error) {
            respond(
              400,
              error instanceof Error ? error.message : 'The request body is not a list of decisions.',
            );
          }
        },
        () => respond(413),
      );
      return;
    }
    const path = normalize(join(folder, decodeURIComponent(pathname === '/' ? '/index.html' : pathname)));
    if (!path.startsWith(folder + sep) || !existsSync(path)) return respond(404);
    response.writeHead(200, { 'content-type': contentTypes[extname(path)] ?? 'application/octet-stream' });
    createReadStream(path).pipe(response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
