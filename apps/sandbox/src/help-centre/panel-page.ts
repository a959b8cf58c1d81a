import { html, raw } from 'hono/html';
import { randomText } from '../cryptography/encoding.ts';
import { framedPageResponse } from '../http/responses.ts';
import { helpMessageCharacters } from './help-message.ts';
import { panelScript } from './panel-script.ts';
import { panelTextsOf } from './panel-texts.ts';

const style = `
  :root { color-scheme: light dark; accent-color: currentColor }
  html { background: Canvas; color: CanvasText }
  body { font: 1rem/1.5 system-ui, sans-serif; max-inline-size: 40rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere }
  h1 { font-size: 1.375rem; line-height: 1.25; margin-block: 0 1rem }
  h2 { font-size: 1.125rem; margin-block: 2rem .5rem }
  label { display: block; font-weight: 600; margin-block-end: .25rem }
  input, textarea { box-sizing: border-box; inline-size: 100%; font: inherit; padding: .625rem .75rem; border: 1px solid GrayText; border-radius: .625rem }
  textarea { min-block-size: 7rem; resize: vertical }
  button { font: inherit; font-weight: 600; min-block-size: 2.75rem; padding-inline: 1.25rem; border-radius: .625rem; border: 1px solid; cursor: pointer; margin-block-start: .75rem }
  button[aria-disabled] { opacity: .6; cursor: progress }
  details { border-block-end: 1px solid color-mix(in srgb, GrayText 40%, transparent) }
  summary { padding-block: .75rem; cursor: pointer; font-weight: 600 }
  details p { margin-block: 0 .75rem }
  [hidden] { display: none }
  #questions { margin-block-start: .75rem }`;

/** Renders the panel, which only the portal may show in a frame. */
export const renderPanel = async (locale: string): Promise<Response> => {
  const { language, direction, texts } = panelTextsOf(locale);
  const nonce = randomText(18);
  const questions = texts.questions.map(
    ([question, answer]) =>
      html`<details>
        <summary>${question}</summary>
        <p>${answer}</p>
      </details>`,
  );
  const page = await html`${raw('<!doctype html>')}
    <html lang="${language}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="data:," />
        <title>${texts.title}</title>
        <style nonce="${nonce}">
          ${raw(style)}
        </style>
      </head>
      <body>
        <div>
          <h1>${texts.title}</h1>
          <label for="search">${texts.search}</label>
          <input id="search" type="search" autocomplete="off" />
          <div id="questions">${questions}</div>
          <p id="empty" role="status" hidden>${texts.empty}</p>
          <h2>${texts.contact}</h2>
          <form
            data-sending="${texts.sending}"
            data-sent="${texts.sent}"
            data-failed="${texts.failed}"
            data-denied="${texts.denied}"
          >
            <label for="text">${texts.message}</label>
            <textarea id="text" name="text" required maxlength="${helpMessageCharacters}"></textarea>
            <button>${texts.send}</button>
            <p role="status" id="result"></p>
          </form>
        </div>
        <script nonce="${nonce}">
          ${raw(panelScript)};
        </script>
      </body>
    </html>`;
  return framedPageResponse(
    page.toString(),
    "connect-src 'self'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
  );
};
