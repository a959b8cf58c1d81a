import { createEvent, createStore, sample, type Effect, type Store } from 'effector';
import { createPoller } from './poller.ts';
import { createTabGroup } from './tab-group.ts';

interface SharedPollerOptions<Params, Done, Fail> {
  /** The effect to call. Pass a copy made with `attach`. */
  readonly effect: Effect<Params, Done, Fail>;
  /** Milliseconds between the end of a call and the next call. */
  readonly every: number | Store<number>;
  /** Parses a result that another tab has sent. Returns null for anything else. */
  readonly parse: (message: unknown) => Done | null;
}

interface Poll<Params> {
  /** Tabs that poll under the same name make the same calls. Include the account. */
  readonly name: string;
  readonly params: Params;
}

/**
 * Polls once for all tabs that poll under the same name: one tab calls the effect, and the others receive its
 * results. When that tab stops, closes or freezes, another one takes over.
 */
export const createSharedPoller = <Params, Done, Fail>({
  effect,
  every,
  parse,
}: SharedPollerOptions<Params, Done, Fail>) => {
  const start = createEvent<Poll<Params>>();
  const stop = createEvent();

  const group = createTabGroup();
  const poller = createPoller({ effect, every });
  const $poll = createStore<Poll<Params> | null>(null, { serialize: 'ignore' })
    .on(start, (_, poll) => poll)
    .reset(stop);

  sample({ clock: start, fn: ({ name }) => name, target: group.join });
  sample({ clock: stop, target: [group.leave, poller.stop] });

  // While this tab leads, poll.
  const leadershipWon = sample({
    clock: group.$role,
    source: $poll,
    filter: (_, role) => role === 'leader',
  }).filterMap((poll) => poll ?? undefined);
  sample({ clock: leadershipWon, fn: ({ params }) => params, target: poller.start });
  sample({
    clock: group.$role,
    filter: (role) => role !== 'leader',
    fn: () => undefined,
    target: poller.stop,
  });

  // Share each result, and the last one with a tab that joins later. Ignore results of an earlier poll.
  const ownReceived = sample({
    clock: effect.done,
    source: $poll,
    filter: (poll, { params }) => poll?.params === params,
    fn: (_, { result }) => ({ result }),
  });
  const $last = createStore<{ readonly result: Done } | null>(null, { serialize: 'ignore' })
    .on(ownReceived, (_, last) => last)
    .reset(start, stop);
  const shareDue = sample({ clock: group.followerJoined, source: $last }).filterMap(
    (last) => last ?? undefined,
  );
  sample({ clock: [ownReceived, shareDue], fn: ({ result }): unknown => result, target: group.post });

  const sharedReceived = group.received.filterMap((message) => {
    const result = parse(message);
    return result === null ? undefined : { result };
  });
  /** A result of this tab's own call, or of the tab that polls for it. */
  const received = sample({ clock: [ownReceived, sharedReceived] }).map(({ result }) => result);

  return { start, stop, received };
};
