import type { Clock, RandomSource, Tabs } from './ports.ts';

const beatMs = 1000;
/**
 * Milliseconds without a heartbeat after which a leader counts as frozen. The next leader then has more than a
 * second to connect and load within 5 s. Longer than two beats, because hidden pages fire timers once a second.
 */
const frozenAfterMs = 3000;
/** Spreads the takeovers of several followers, so that all but the first see the new leader's heartbeat. */
const takeoverSpreadMs = 500;
/** A timer that is later than this shows that this tab was frozen itself. */
const ownFreezeMs = 1000;

export interface TabGroup {
  /** Sends a message from the leader to its followers. Dropped by followers, and while there are none. */
  post(message: unknown): void;
  leave(): void;
}

export interface TabGroupOptions {
  readonly name: string;
  readonly tabs: Tabs;
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly handlers: {
    readonly roleChanged: (role: 'leader' | 'follower') => void;
    /** The leader has posted a message to this follower. */
    readonly received: (message: unknown) => void;
    /** This leader has a new follower. */
    readonly followerJoined: () => void;
  };
}

type Envelope =
  | { readonly kind: 'beat'; readonly from: string }
  /** Asks the leader for a heartbeat, and tells it that it has followers. */
  | { readonly kind: 'joined' }
  | { readonly kind: 'message'; readonly message: unknown };

const parseEnvelope = (value: unknown): Envelope | null => {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return null;
  if (value.kind === 'joined') return { kind: 'joined' };
  if (value.kind === 'beat' && 'from' in value) return { kind: 'beat', from: String(value.from) };
  return value.kind === 'message' && 'message' in value ? { kind: 'message', message: value.message } : null;
};

/**
 * Joins the tabs that share a name. One of them leads, and the others follow. When the leader closes, the next
 * tab leads at once. When the leader freezes, another takes over within 3.5 s.
 */
export const joinTabGroup = ({ name, tabs, clock, random, handlers }: TabGroupOptions): TabGroup => {
  const tabId = random.uuid();
  const leaving = new AbortController();
  let role: 'candidate' | 'leader' | 'follower' = 'candidate';
  let hasFollowers = false;
  let leaderId: string | null = null;
  let lastBeatAt = clock.now();
  let resign: () => void = () => undefined;
  let timer = new AbortController();

  const send = (envelope: Envelope) => channel.post(envelope);
  const startTimer = (ms: number, elapsed: () => void) => {
    timer.abort();
    timer = new AbortController();
    const { signal } = timer;
    clock.sleep(ms, signal).then(
      () => {
        if (!signal.aborted) elapsed();
      },
      () => undefined,
    );
  };

  const beat = (): void => {
    send({ kind: 'beat', from: tabId });
    startTimer(beatMs, beat);
  };
  const watchLeader = (): void => {
    const dueAt = lastBeatAt + frozenAfterMs + random.next() * takeoverSpreadMs;
    startTimer(Math.max(0, dueAt - clock.now()), () => {
      const hasBeaten = clock.now() - lastBeatAt < frozenAfterMs;
      const wasFrozen = clock.now() - dueAt > ownFreezeMs;
      if (wasFrozen) lastBeatAt = clock.now();
      if (hasBeaten || wasFrozen) watchLeader();
      else campaign(true);
    });
  };
  const campaign = (isTakeover: boolean): void => {
    resign();
    resign = tabs.campaign(name, {
      isTakeover,
      won: () => {
        role = 'leader';
        hasFollowers = false;
        leaderId = null;
        handlers.roleChanged('leader');
        beat();
      },
      lost: () => {
        role = 'follower';
        lastBeatAt = clock.now();
        handlers.roleChanged('follower');
        campaign(false);
        watchLeader();
      },
    });
  };

  const receive = (value: unknown): void => {
    const envelope = leaving.signal.aborted ? null : parseEnvelope(value);
    if (envelope?.kind === 'joined' && role === 'leader') {
      hasFollowers = true;
      send({ kind: 'beat', from: tabId });
      handlers.followerJoined();
    }
    if (role === 'leader') return;
    if (envelope?.kind === 'message' && role === 'follower') handlers.received(envelope.message);
    if (envelope?.kind !== 'beat') return;
    lastBeatAt = clock.now();
    if (role === 'candidate') {
      role = 'follower';
      handlers.roleChanged('follower');
    }
    // A new leader does not know its followers yet.
    if (leaderId !== envelope.from) send({ kind: 'joined' });
    leaderId = envelope.from;
  };
  const channel = tabs.openChannel(name, receive);

  watchLeader();
  campaign(false);
  send({ kind: 'joined' });

  return {
    post: (message) => {
      if (role === 'leader' && hasFollowers) send({ kind: 'message', message });
    },
    leave: () => {
      leaving.abort();
      timer.abort();
      resign();
      channel.close();
    },
  };
};
