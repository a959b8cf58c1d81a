import type { Environment } from '@saddlebag/domain/environment';
import type { Plugin } from 'vite';

export const withEnvironment = (html: string, environment: Environment): string =>
  html.replace('<html ', `<html data-environment="${environment}" `);

/**
 * Names the environment on the root element of the portal's page, for the styles that depend on it. A selector with `:has`
 * could find the elements of an environment too, but would restyle the page after each of its changes.
 */
export function htmlEnvironment(environment: Environment): Plugin {
  return {
    name: 'saddlebag:html-environment',
    transformIndexHtml: (html, { path }) =>
      path === '/index.html' ? withEnvironment(html, environment) : html,
  };
}
