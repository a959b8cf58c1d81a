import { socketCommandSchema } from '@saddlebag/domain/contracts';
import type { Caller } from '../accounts/tokens.ts';
import type { Clock } from '../clock.ts';
import type { Faults } from '../faults/faults.ts';
import { orderText, type Store } from '../store/store.ts';
import type { StoredOrder } from '../store/tables.ts';
import { findOwnVendor } from '../vendors/find-own-vendor.ts';

/** One open socket as its host offers it. */
export interface SocketPeer {
  send(text: string): void;
  close(code: number, reason: string): void;
  /** Breaks the connection without a closing handshake. */
  destroy(): void;
}

/** What the host tells the service about a socket. */
export interface SocketSession {
  readonly received: (text: string) => void;
  readonly closed: () => void;
}

export interface SocketHub {
  connect(peer: SocketPeer, caller: Caller): SocketSession;
  /** Sends the order to whoever subscribed to its vendor or to the vendor's parent. */
  publish(order: StoredOrder): void;
  closeSession(sessionId: string): void;
  closeAll(): void;
}

interface Member {
  readonly peer: SocketPeer;
  readonly caller: Caller;
  readonly vendorIds: Set<string>;
  /** Half-open: it hears and says nothing any more. */
  mute: boolean;
}

/** Close codes of the application's range (RFC 6455, section 7.4.2). */
const sessionEnded = 4401;
const goingAway = 1001;
const longestCommand = 4096;

const readCommand = (text: string) => {
  if (text.length > longestCommand) return null;
  try {
    const command = socketCommandSchema.safeParse(JSON.parse(text));
    return command.success ? command.data : null;
  } catch {
    return null;
  }
};

/** Keeps the open sockets and what each has subscribed to; plays the socket's faults. */
export const createSocketHub = (options: {
  readonly store: Store;
  readonly clock: Clock;
  readonly faults: Faults;
}): SocketHub => {
  const { store, clock, faults } = options;
  const members = new Set<Member>();
  /** A message that a fault holds back until the one after it. */
  let held: { readonly text: string; readonly to: readonly Member[] } | null = null;

  const send = (to: readonly Member[], text: string): void => {
    for (const { peer } of to) peer.send(text);
  };

  const deliver = (to: readonly Member[], text: string): void => {
    switch (faults.takeForSocket()) {
      case 'drop':
        for (const { peer } of to) peer.destroy();
        return;
      case 'half-open':
        for (const member of to) member.mute = true;
        return;
      case 'gap':
        return;
      case 'reorder':
        held = { text, to };
        return;
      case 'duplicate':
        send(to, text);
        break;
      case null:
    }
    send(to, text);
    if (held !== null) {
      const { text: late, to: waiting } = held;
      held = null;
      send(
        waiting.filter((member) => members.has(member)),
        late,
      );
    }
  };

  return {
    connect(peer, caller) {
      const member: Member = { peer, caller, vendorIds: new Set(), mute: false };
      members.add(member);
      return {
        received(text) {
          const command = readCommand(text);
          if (command === null || member.mute) return;
          const { vendor_id } = command.data;
          // Silence, as for a vendor that does not exist: the wire has no word for a refusal.
          const vendor = findOwnVendor(store, caller, vendor_id);
          if (vendor === undefined) return;
          member.vendorIds.add(vendor.id);
          peer.send(JSON.stringify({ type: 'subscribe_ok', data: { vendor_id } }));
        },
        closed: () => members.delete(member),
      };
    },
    publish(order) {
      const to: Member[] = [];
      for (const member of members) {
        if (!member.vendorIds.has(order.vendorId) && !member.vendorIds.has(order.groupId)) continue;
        if (member.caller.expiresAt * 1000 <= clock.now()) member.peer.close(sessionEnded, 'token expired');
        else if (!member.mute) to.push(member);
      }
      if (to.length > 0) deliver(to, `{"type":"order_update","data":${orderText(order)}}`);
    },
    closeSession(sessionId) {
      for (const { peer, caller } of members) {
        if (caller.sessionId === sessionId) peer.close(sessionEnded, 'session ended');
      }
    },
    closeAll() {
      for (const { peer } of members) peer.close(goingAway, 'going away');
      held = null;
    },
  };
};
