import { createServer } from 'node:http';
import { createReadStream, existsSync } from 'node:fs';
import { extname, join, normalize, sep } from 'node:path';
import type { AddressInfo } from 'node:net';
import type { IncomingMessage } from 'node:http';
import { decisionsText, parseDecisions } from './decisions.ts';
import { readDecisions, writeDecisions } from './decisions-file.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
};
const mostBytes = 8 * 1024 * 1024;

const readBody = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > mostBytes) throw new Error('The decisions are larger than any review is.');
  }
  return text;
};

export interface ReviewServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves a review on this machine alone and keeps in `file` what is decided there. */
export const serveReview = async (folder: string, file: string, port = 0): Promise<ReviewServer> => {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const answer = (status: number, text = '', type = 'text/plain; charset=utf-8') =>
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
    if (pathname === '/visual-review.json') {
      if (request.method === 'GET')
        return answer(200, decisionsText(readDecisions(file)), 'application/json');
      // A page of another origin may send, but it cannot say that it is this one.
      const isOwn = request.headers.origin === `http://${request.headers.host ?? ''}`;
      if (request.method !== 'PUT' || !isOwn) return answer(403);
      readBody(request).then(
        (text) => {
          try {
            writeDecisions(parseDecisions(text), file);
            answer(204);
          } catch (error) {
            answer(400, error instanceof Error ? error.message : 'These are no decisions.');
          }
        },
        () => answer(413),
      );
      return;
    }
    const path = normalize(join(folder, decodeURIComponent(pathname === '/' ? '/index.html' : pathname)));
    if (!path.startsWith(folder + sep) || !existsSync(path)) return answer(404);
    response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' });
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
