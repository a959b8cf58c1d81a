import { attach, createEvent, createStore, sample, scopeBind } from 'effector';
import * as z from 'zod/mini';
import { $credentials, $serverOffsetMs } from '../../api/index.ts';
import { framePartnersPath, framePartnersSchema, partnerTokenMessageSchema } from '../../contracts/index.ts';
import { sessionStarted } from '../session/index.ts';
import { readStoredToken } from '../session/internal.ts';
import { $clock, $fetch, $storage, createTimer } from '../../platform/ports/index.ts';
import { vendorSelected } from '../vendors/index.ts';
import { $partnerFrame, type FrameMessage } from './partner-frame.ts';
import { readPartnerToken, type PartnerToken } from './read-partner-token.ts';
import { sectionOf } from './section-storage.ts';

/** Milliseconds that the embedding page has to send a token. */
const patienceMs = 10_000;
const section = 'saddlebag:embedded:';

/**
 * The portal runs inside a partner's app. Fired before the application starts, because it changes where data
 * is stored.
 */
export const embeddingBegun = createEvent();
/** The user requested a token from the partner's app again. */
export const embeddingRetried = createEvent();

const messageHeard = createEvent<FrameMessage>();
const tokenOffered = createEvent<string>();
const tokenRead = createEvent<PartnerToken | null>();
const patience = createTimer();

/**
 * Loads the origins that may embed the portal. Fails if the list cannot be loaded, so that no origin is
 * trusted.
 */
const loadPartnersFx = attach({
  source: $fetch,
  effect: async (fetch): Promise<readonly string[]> => {
    const answer = await fetch(framePartnersPath);
    return z.parse(framePartnersSchema, await answer.json());
  },
});
const readKeptTokenFx = attach({ source: $storage, effect: (storage) => readStoredToken(storage) });
const listenFx = attach({
  source: $partnerFrame,
  effect: (frame) => {
    frame.listen(scopeBind(messageHeard, { safe: true }));
    frame.announce();
  },
});
const announceFx = attach({ source: $partnerFrame, effect: (frame) => frame.announce() });

const $partners = createStore<readonly string[]>([]).on(loadPartnersFx.doneData, (_, partners) => partners);
/** Whether the partner's app has sent a valid token. */
export const $embedding = createStore<'waiting' | 'ready' | 'refused'>('waiting')
  .on(tokenRead, (known, read) => (read ? 'ready' : known === 'ready' ? known : 'refused'))
  .on(patience.elapsed, (known) => (known === 'waiting' ? 'refused' : known))
  .on(embeddingRetried, (known) => (known === 'refused' ? 'waiting' : known));

// When embedding starts, use a token from storage, if any, and listen for tokens from the partner's app.
sample({ clock: embeddingBegun, target: [readKeptTokenFx, loadPartnersFx] });
sample({
  clock: readKeptTokenFx.doneData,
  filter: (token) => token !== null,
  fn: (token) => token ?? '',
  target: tokenOffered,
});
sample({ clock: loadPartnersFx.finally, fn: () => undefined, target: listenFx });
sample({ clock: embeddingRetried, fn: () => undefined, target: announceFx });
sample({ clock: [listenFx, announceFx], fn: () => patienceMs, target: patience.set });

// In a partner's app, store data apart from the data of accounts in the same browser.
$storage.on(readKeptTokenFx.done, (storage) => sectionOf(storage, section));

// Accept a token only from the embedding page, and only if its origin may embed the portal.
const messageTrusted = sample({
  clock: messageHeard,
  source: $partners,
  filter: (partners, { origin, isFromParent }) => isFromParent && partners.includes(origin),
  fn: (_, { data }) => data,
});
sample({
  clock: messageTrusted.filterMap((data) => z.safeParse(partnerTokenMessageSchema, data).data?.token),
  target: tokenOffered,
});

// When a token is valid, its first restaurant becomes the vendor, and the session lasts as long as the token.
sample({
  clock: tokenOffered,
  source: { clock: $clock, offset: $serverOffsetMs },
  fn: ({ clock, offset }, token) => readPartnerToken(token, clock.now() + offset),
  target: tokenRead,
});
/** The partner's app sent a valid token. */
export const tokenAccepted = tokenRead.filterMap((read) => read ?? undefined);
$credentials.on(tokenAccepted, (known, { token }) => ({ ...known, embeddedToken: token }));
sample({ clock: tokenAccepted, fn: ({ vendorId }) => vendorId, target: vendorSelected });
sample({
  clock: tokenAccepted,
  fn: ({ accountId, expiresAt }) => ({
    user: { id: `partner:${accountId}`, email: '' },
    accessToken: '',
    idToken: '',
    refreshToken: '',
    expiresAt,
  }),
  target: sessionStarted,
});
