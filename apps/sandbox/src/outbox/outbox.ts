import { html, raw } from 'hono/html';
import type { Service } from '../service.ts';
import type { StoredMessage } from '../store/tables.ts';

/** What the sandbox would have sent by email or to a phone, the newest first. */
export const newestMessages = (service: Service): readonly StoredMessage[] =>
  [...service.store.all('message')].reverse();

/** A message as `/sandbox/outbox` tells it. */
export const toWireMessage = ({ id, channel, to, subject, text, code, sentAt }: StoredMessage) => ({
  id,
  channel,
  to,
  subject,
  text,
  code,
  sent_at: new Date(sentAt).toISOString(),
});

const article = ({ channel, to, subject, text, sentAt }: StoredMessage) => {
  const time = new Date(sentAt).toISOString();
  return html`<article>
    <h2>${subject}</h2>
    <p>
      ${channel === 'email' ? 'Email' : 'Text message'} to <b>${to}</b>,
      <time datetime="${time}">${time}</time>
    </p>
    <blockquote>${text}</blockquote>
  </article>`;
};

/** The outbox for people: a plain page that runs nothing and loads nothing. */
export const outboxPage = async (messages: readonly StoredMessage[]): Promise<Response> => {
  const list = messages.length === 0 ? html`<p>Nothing was sent yet.</p>` : messages.map(article);
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
  return new Response(page, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; img-src data:",
      'x-content-type-options': 'nosniff',
    },
  });
};
