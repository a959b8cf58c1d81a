import { attach, createEffect, createEvent, createStore, restore, sample, scopeBind } from 'effector';
import { $credentials, $renewCredentials, $serverOffsetMs } from '../../api/index.ts';
import type { Credentials, RenewCredentials } from '../../api/index.ts';
import { sessionEnded } from '../session/index.ts';
import { appStarted } from '../../platform/environment/index.ts';
import { $clock, createTicker, createTimer } from '../../platform/ports/index.ts';
import { tokenAccepted } from './embedded.model.ts';
import { $partnerFrame } from './partner-frame.ts';

const checkEveryMs = 30_000;
/** Long enough before the end for two more questions. */
const dueBeforeMs = 90_000;
/** How long a refused call waits for the app around. */
const patienceMs = 10_000;

type Waiting = (renewed: Credentials | null) => void;

const renewalAwaited = createEvent<Waiting>();
const askFx = attach({ source: $partnerFrame, effect: (frame) => frame.askForToken() });

// While there is a token, look now and then whether it is about to run out, and ask until there is another.
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

// A call whose token the service refuses waits for the next one; all that wait ask once.
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
    // Another call may have got it meanwhile.
    if (known.embeddedToken !== refused.embeddedToken) return known;
    const wait = scopeBind(renewalAwaited, { safe: true });
    return new Promise(wait);
  },
});

// Whoever has a token of the app gets the next one from there, and not by the renewal of an account.
const offerFx = createEffect((): RenewCredentials => scopeBind(renewFx, { safe: true }));
sample({
  clock: [tokenAccepted, appStarted],
  source: $token,
  filter: (token) => token !== null,
  fn: () => undefined,
  target: offerFx,
});
sample({ clock: offerFx.doneData, target: $renewCredentials });
