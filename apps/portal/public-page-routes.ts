import type { Plugin } from 'vite';
import { publicPageOf } from './public-page-of.ts';

/** Serves the public pages in development, as the sandbox does in a build. */
export function publicPageRoutes(): Plugin {
  return {
    name: 'saddlebag:public-page-routes',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const page = publicPageOf(new URL(request.url ?? '/', 'http://localhost').pathname);
        if (page !== null) request.url = `/public-pages/${page}.html`;
        next();
      });
    },
  };
}
