import { attach, createEffect, createEvent, createStore, restore, sample, scopeBind } from 'effector';
import { $credentials, $renewCredentials, $serverOffsetMs } from '../../api/index.ts';
import type { Credentials, RenewCredentials } from '../../api/index.ts';
import { sessionEnded } from '../session/index.ts';
import { appStarted } from '../../platform/environment/index.ts';
import { $clock, createTicker, createTimer } from '../../platform/ports/index.ts';
import { tokenAccepted } from './embedded.model.ts';
import { $partnerFrame } from './partner-frame.ts';

const checkEveryMs = 30_000;
/** Milliseconds before expiry. Leaves time for two more requests. */
const dueBeforeMs = 90_000;
/** Milliseconds that a refused call waits for a new token. */
const patienceMs = 10_000;

type Waiting = (renewed: Credentials | null) => void;

const renewalAwaited = createEvent<Waiting>();
const askFx = attach({ source: $partnerFrame, effect: (frame) => frame.askForToken() });

// While there is a token, check periodically whether it expires soon, and request another one until it
// arrives.
const watch = createTicker({ every: checkEveryMs });
const $token = restore(tokenAccepted, null);
sample({ clock: tokenAccepted, fn: () => undefined, target: watch.start });
sample({ clock: sessionEnded, target: watch.stop });
sample({
  clock: watch.ticked,
  source: { token: $token, clock: $clock, offset: $serverOffsetMs },
  filter: ({ token, clock, offset }) =>
    token !== null && token.expiresAt * 1000 - dueBeforeMs <= clock.now() + offset,
  fn: () => undefined,
  target: askFx,
});

// A call whose token the service refused waits for the next token. All waiting calls share one request.
const $waiting = createStore<readonly Waiting[]>([], { serialize: 'ignore' }).on(
  renewalAwaited,
  (waiting, another) => [...waiting, another],
);
const patience = createTimer();
const answerFx = attach({
  source: { waiting: $waiting, credentials: $credentials },
  effect: ({ waiting, credentials }, isRenewed: boolean) => {
    for (const answer of waiting) answer(isRenewed ? credentials : null);
  },
});
$waiting.reset(answerFx.done);
const firstAwaited = sample({
  clock: renewalAwaited,
  source: $waiting,
  filter: ({ length }) => length === 1,
});
sample({ clock: firstAwaited, fn: () => undefined, target: askFx });
sample({ clock: firstAwaited, fn: () => patienceMs, target: patience.set });
sample({ clock: tokenAccepted, fn: () => true, target: answerFx });
sample({ clock: patience.elapsed, fn: () => false, target: answerFx });

const renewFx = attach({
  source: $credentials,
  effect: (known, refused: Credentials): Credentials | Promise<Credentials | null> => {
    // Another call may have received a new token already.
    if (known.embeddedToken !== refused.embeddedToken) return known;
    const wait = scopeBind(renewalAwaited, { safe: true });
    return new Promise(wait);
  },
});

// In a partner's app, refused credentials are renewed by the app, not with a refresh token.
const offerFx = createEffect((): RenewCredentials => scopeBind(renewFx, { safe: true }));
sample({
  clock: [tokenAccepted, appStarted],
  source: $token,
  filter: (token) => token !== null,
  fn: () => undefined,
  target: offerFx,
});
sample({ clock: offerFx.doneData, target: $renewCredentials });
