import type { Rolldown } from 'vite';

/**
 * Replaces the links of stylesheets by their text, which saves a slow phone a round trip before its first
 * paint. A font that arrives late is kept for the next page: swapping it in would move the lines that the
 * recipient reads.
 */
export const inlineStyles = (html: string, bundle: Rolldown.OutputBundle): string =>
  html.replaceAll(/<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/g, (link, fileName: string) => {
    const file = bundle[fileName];
    if (file?.type !== 'asset') return link;
    const css = String(file.source).replaceAll('font-display:swap', 'font-display:optional');
    // The disabled link tells lazy chunks, which name this stylesheet, that the page already has it.
    return `<style nonce="__CSP_NONCE__">${css}</style>\n    <link rel="stylesheet" href="/${fileName}" disabled>`;
  });
