import { textDirectionOf } from '@saddlebag/domain/i18n-functions';

/** The path at which the sandbox shows the panel of the help centre. */
export const helpPanelPath = '/help-centre/panel';

/**
 * Returns the HTML file of the panel of the help centre.
 * @param language a language with a locale file
 * @param title the title in this language
 */
export const helpPanelHtml = (language: string, title: string): string => `<!doctype html>
<html lang="${language}" dir="${textDirectionOf(language)}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="robots" content="noindex" />
    <link rel="icon" href="data:," />
    <title>${title}</title>
  </head>
  <body class="bg-raised">
    <div id="root"></div>
    <script type="module" src="/src/help-panel/main.tsx"></script>
  </body>
</html>
`;
