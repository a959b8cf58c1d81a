import { attach, combine, createEvent, createStore, sample, scopeBind } from 'effector';
import { loadHelpCentreTokenFx } from '../api/internal.ts';
import { helpCentreTimes, type HostMessage } from '../contracts/index.ts';
import { $reporter, createTicker } from '../platform/ports/index.ts';
import { judgeMessage, type IgnoredReason, type Judgement } from './judge-message.ts';
import { $panelFrame, type WindowMessage } from './panel-frame.ts';
import { hasFrame } from './panel-machine.ts';
import { $panel, $vendorId, panelChanged } from './panel.model.ts';

const messageReceived = createEvent<WindowMessage>();

/** What messages are checked against. */
const $expected = $panel.map(({ status, url }) => ({
  status,
  origin: url === null ? null : new URL(url).origin,
}));
const $isMounted = $panel.map(({ status }) => hasFrame(status));

const messageJudged = sample({
  clock: messageReceived,
  source: $expected,
  fn: (expected, message): Judgement => judgeMessage(expected, message),
});
const messageAccepted = messageJudged.filterMap((judgement) =>
  'type' in judgement ? judgement.type : undefined,
);
const messageIgnored = messageJudged.filterMap((judgement) =>
  'ignored' in judgement ? judgement.ignored : undefined,
);

// While the frame is mounted, listen to its messages.
const $unsubscribe = createStore<(() => void) | null>(null, { serialize: 'ignore' });
const listenFx = attach({
  source: { frame: $panelFrame, unsubscribe: $unsubscribe },
  effect: ({ frame, unsubscribe }) => unsubscribe ?? frame.listen(scopeBind(messageReceived, { safe: true })),
});
const stopListeningFx = attach({ source: $unsubscribe, effect: (unsubscribe) => unsubscribe?.() });
$unsubscribe.on(listenFx.doneData, (_, unsubscribe) => unsubscribe).reset(stopListeningFx.done);
const frameMounted = $isMounted.updates.filter({ fn: Boolean });
const frameRemoved = $isMounted.updates.filter({ fn: (isMounted) => !isMounted });
sample({ clock: frameMounted, fn: () => undefined, target: listenFx });
sample({ clock: frameRemoved, fn: () => undefined, target: stopListeningFx });

// When a message passes every check, apply it. Report all others without their content.
sample({ clock: messageAccepted, target: panelChanged });
const reportIgnoredFx = attach({
  source: $reporter,
  effect: (reporter, reason: IgnoredReason) =>
    reporter.report('Ignored a message to the help centre.', { reason }),
});
sample({ clock: messageIgnored, target: reportIgnoredFx });

const postFx = attach({
  source: combine($panelFrame, $expected, (frame, { origin }) => ({ frame, origin })),
  effect: ({ frame, origin }, message: HostMessage) => {
    if (origin !== null) frame.post(message, origin);
  },
});

// When the panel starts, tell it that the portal listens.
sample({
  clock: messageAccepted.filter({ fn: (type) => type === 'init-will-start' }),
  fn: (): HostMessage => ({ type: 'host-ready' }),
  target: postFx,
});

// The panel receives a new token before the old one expires, and whenever it asks for one.
const refreshTokenFx = attach({ effect: loadHelpCentreTokenFx });
const answerTokenFx = attach({ effect: loadHelpCentreTokenFx });
const ticker = createTicker({
  every: helpCentreTimes.tokenLifeMs - helpCentreTimes.tokenRefreshMarginMs,
});
sample({ clock: frameMounted, fn: () => undefined, target: ticker.start });
sample({ clock: frameRemoved, fn: () => undefined, target: ticker.stop });
const toVendor = (vendorId: string | null) => (vendorId === null ? undefined : { vendorId });
sample({
  clock: sample({ clock: ticker.intervalElapsed, source: $vendorId }).filterMap(toVendor),
  target: refreshTokenFx,
});
sample({
  clock: sample({
    clock: messageAccepted.filter({ fn: (type) => type === 'token-wanted' }),
    source: $vendorId,
  }).filterMap(toVendor),
  target: answerTokenFx,
});

// A response for another vendor is too late. A failed refresh needs no answer, because the panel will ask.
const isCurrent = (vendorId: string | null, { params }: { readonly params: { readonly vendorId: string } }) =>
  params.vendorId === vendorId;
sample({
  clock: [refreshTokenFx.done, answerTokenFx.done],
  source: $vendorId,
  filter: isCurrent,
  fn: (_, { result }): HostMessage => ({ type: 'token', token: result }),
  target: postFx,
});
sample({
  clock: answerTokenFx.fail,
  source: $vendorId,
  filter: isCurrent,
  fn: (): HostMessage => ({ type: 'token-denied' }),
  target: postFx,
});
