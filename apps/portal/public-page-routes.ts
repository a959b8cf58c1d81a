import type { Brand } from '@saddlebag/ui/tokens';
import type { Plugin } from 'vite';
import { publicPageHtml } from './public-page-html.ts';
import { publicPageOf } from './public-page-of.ts';

/** Serves the public pages in development, as the sandbox does in a build. */
export function publicPageRoutes(brand: Brand): Plugin {
  return {
    name: 'saddlebag:public-page-routes',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const url = request.url ?? '/';
        const page = publicPageOf(new URL(url, 'http://localhost').pathname);
        if (page === null) {
          next();
          return;
        }
        server.transformIndexHtml(url, publicPageHtml(page, brand)).then((html) => {
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.end(html);
        }, next);
      });
    },
  };
}
