import { html, raw } from 'hono/html';
import { pageResponse } from '../http/responses.ts';
import type { Service } from '../service.ts';
import type { StoredMessage } from '../store/tables.ts';

/** Lists the emails and text messages that a real service would have sent, newest first. */
export const listMessages = (service: Service): readonly StoredMessage[] =>
  [...service.store.all('message')].reverse();

/** Converts a message to the format of `/sandbox/outbox`. */
export const toWireMessage = ({
  id,
  channel,
  to,
  subject,
  text,
  code,
  attachment,
  sentAt,
}: StoredMessage) => ({
  id,
  channel,
  to,
  subject,
  text,
  code,
  attachment: attachment ?? null,
  sent_at: new Date(sentAt).toISOString(),
});

const renderMessage = ({ channel, to, subject, text, attachment, sentAt }: StoredMessage) => {
  const time = new Date(sentAt).toISOString();
  return html`<article>
    <h2>${subject}</h2>
    <p>
      ${channel === 'email' ? 'Email' : 'Text message'} to <b>${to}</b>,
      <time datetime="${time}">${time}</time>
    </p>
    <blockquote>${text}</blockquote>
    ${
      attachment &&
      html`<details>
        <summary>${attachment.name}</summary>
        <pre>${attachment.content}</pre>
      </details>`
    }
  </article>`;
};

/** Renders the outbox as a static page without scripts. */
export const renderOutbox = async (messages: readonly StoredMessage[]): Promise<Response> => {
  const list =
    messages.length === 0 ? html`<p>No messages have been sent yet.</p>` : messages.map(renderMessage);
  const page = await html`${raw('<!doctype html>')}
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="data:," />
        <title>Outbox of the sandbox</title>
      </head>
      <body>
        <main>
          <h1>Outbox of the sandbox</h1>
          ${list}
        </main>
      </body>
    </html>`;
  return pageResponse(page.toString());
};
