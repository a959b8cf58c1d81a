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

/** How long the page around this one has for its token. */
const patienceMs = 10_000;
const section = 'saddlebag:embedded:';

/** The portal is used inside a partner's app. Fired before the application starts, since it changes where things are kept. */
export const embeddingBegun = createEvent();
/** Somebody asked the app around the portal again. */
export const embeddingRetried = createEvent();

const messageHeard = createEvent<FrameMessage>();
const tokenOffered = createEvent<string>();
const tokenRead = createEvent<PartnerToken | null>();
const patience = createTimer();

/** The origins that may embed the portal; nobody where the list cannot be had. */
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
/** Whether the app around the portal has handed over a token that can be used. */
export const $embedding = createStore<'waiting' | 'ready' | 'refused'>('waiting')
  .on(tokenRead, (known, read) => (read ? 'ready' : known === 'ready' ? known : 'refused'))
  .on(patience.elapsed, (known) => (known === 'waiting' ? 'refused' : known))
  .on(embeddingRetried, (known) => (known === 'refused' ? 'waiting' : known));

// When it begins, a token may lie in the storage already; the app around may hand one over at any time.
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

// What is kept for a partner's app is kept apart from what accounts keep in the same browser.
$storage.on(readKeptTokenFx.done, (storage) => sectionOf(storage, section));

// A token counts when the page around this one sends it, and only from an origin that may embed the portal.
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

// Its first restaurant is the vendor; the session is the app's, and as good as the app says.
sample({
  clock: tokenOffered,
  source: { clock: $clock, offset: $serverOffsetMs },
  fn: ({ clock, offset }, token) => readPartnerToken(token, clock.now() + offset),
  target: tokenRead,
});
/** The app around the portal has handed over a token that can be used. */
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
