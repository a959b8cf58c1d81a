import { attach, createEvent, createStore, sample, scopeBind } from 'effector';
import * as z from 'zod/mini';
import { $credentials, $serverOffsetMs } from '../../api/index.ts';
import { framePartnersPath, framePartnersSchema, partnerTokenMessageSchema } from '../../contracts/index.ts';
import { sessionStarted } from '../session/index.ts';
import { readStoredToken } from '../session/internal.ts';
import { $clock, $fetch, $storage, createTimer } from '../../platform/ports/index.ts';
import { vendorSelected } from '../vendors/index.ts';
import { $partnerFrame, type FrameMessage } from './partner-frame.ts';
import { parsePartnerToken, type PartnerToken } from './parse-partner-token.ts';
import { createPrefixedStorage } from './prefixed-storage.ts';

/** Milliseconds to wait for a token from the embedding page. */
const tokenTimeoutMs = 10_000;
const storagePrefix = 'saddlebag:embedded:';

/**
 * The portal was opened inside a partner's app. Fires before `appStarted`, because an embedded portal stores
 * its data under other keys.
 */
export const embeddingStarted = createEvent();
/** The user requested a token from the partner's app again. */
export const embeddingRetried = createEvent();

const messageReceived = createEvent<FrameMessage>();
const tokenReceived = createEvent<string>();
const tokenParsed = createEvent<PartnerToken | null>();
const tokenTimeout = createTimer();

/**
 * Loads the origins that may embed the portal. Fails if the list cannot be loaded, so that no origin is
 * trusted.
 */
const loadPartnerOriginsFx = attach({
  source: $fetch,
  effect: async (fetch): Promise<readonly string[]> => {
    const response = await fetch(framePartnersPath);
    return z.parse(framePartnersSchema, await response.json());
  },
});
const readStoredTokenFx = attach({ source: $storage, effect: (storage) => readStoredToken(storage) });
const listenFx = attach({
  source: $partnerFrame,
  effect: (frame) => {
    frame.listen(scopeBind(messageReceived, { safe: true }));
    frame.announceReady();
  },
});
const announceFx = attach({ source: $partnerFrame, effect: (frame) => frame.announceReady() });

const $partnerOrigins = createStore<readonly string[]>([]).on(
  loadPartnerOriginsFx.doneData,
  (_, partners) => partners,
);
/** The state of the partner's token. `refused`: the app sent an invalid token, or none within 10 s. */
export const $embedding = createStore<'waiting' | 'ready' | 'refused'>('waiting')
  .on(tokenParsed, (state, token) => (token ? 'ready' : state === 'ready' ? state : 'refused'))
  .on(tokenTimeout.elapsed, (state) => (state === 'waiting' ? 'refused' : state))
  .on(embeddingRetried, (state) => (state === 'refused' ? 'waiting' : state));

// When embedding starts, use a token from storage, if any, and listen for tokens from the partner's app.
sample({ clock: embeddingStarted, target: [readStoredTokenFx, loadPartnerOriginsFx] });
sample({
  clock: readStoredTokenFx.doneData.filterMap((token) => token ?? undefined),
  target: tokenReceived,
});
sample({ clock: loadPartnerOriginsFx.finally, target: listenFx });
sample({ clock: embeddingRetried, target: announceFx });
sample({ clock: [listenFx, announceFx], fn: () => tokenTimeoutMs, target: tokenTimeout.set });

// In a partner's app, store data separately from accounts in the same browser.
$storage.on(readStoredTokenFx.done, (storage) => createPrefixedStorage(storage, storagePrefix));

// Accept a token only from the embedding page, and only if its origin may embed the portal.
const trustedMessageReceived = sample({
  clock: messageReceived,
  source: $partnerOrigins,
  filter: (partners, { origin, isFromParent }) => isFromParent && partners.includes(origin),
  fn: (_, { data }) => data,
});
sample({
  clock: trustedMessageReceived.filterMap((data) => z.safeParse(partnerTokenMessageSchema, data).data?.token),
  target: tokenReceived,
});

// When a token is valid, its first restaurant becomes the vendor, and the session lasts as long as the token.
sample({
  clock: tokenReceived,
  source: { clock: $clock, offset: $serverOffsetMs },
  fn: ({ clock, offset }, token) => parsePartnerToken(token, clock.now() + offset),
  target: tokenParsed,
});
/** The partner's app sent a valid token. */
export const tokenAccepted = tokenParsed.filterMap((token) => token ?? undefined);
$credentials.on(tokenAccepted, (credentials, { token }) => ({ ...credentials, embeddedToken: token }));
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
