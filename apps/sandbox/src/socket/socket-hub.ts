import { socketCommandSchema } from '@saddlebag/domain/contracts';
import type { Caller } from '../accounts/tokens.ts';
import type { Clock } from '../clock.ts';
import type { Faults } from '../faults/faults.ts';
import { orderJson, type Store } from '../store/store.ts';
import type { StoredOrder } from '../store/tables.ts';
import { findOwnVendor } from '../vendors/find-own-vendor.ts';
import { encodeTextFrame } from './text-frame.ts';

/** One open socket, implemented by the host. */
export interface SocketPeer {
  send(text: string): void;
  /**
   * Writes a frame that {@link encodeTextFrame} has encoded once for all receivers, one byte a character. A host without access to the
   * connection leaves it out; each peer then encodes the text itself.
   */
  readonly sendFrame?: (frame: string) => void;
  close(code: number, reason: string): void;
  /** Breaks the connection without a closing handshake. */
  destroy(): void;
}

/** Callbacks that the host calls for a socket. */
export interface SocketSession {
  readonly onMessage: (text: string) => void;
  readonly onClose: () => void;
}

export interface SocketHub {
  connect(peer: SocketPeer, caller: Caller): SocketSession;
  /** Sends an order to all subscribers of its vendor or of the vendor's parent. */
  publish(order: StoredOrder): void;
  closeSession(sessionId: string): void;
  closeAll(): void;
}

interface Connection {
  readonly peer: SocketPeer;
  readonly caller: Caller;
  readonly vendorIds: Set<string>;
  /** Set by the half-open fault. The connection stays open, but messages in both directions are dropped. */
  isHalfOpen: boolean;
}

/** Close code in the private range (RFC 6455, section 7.4.2). */
const sessionEndedCode = 4401;
/** Close code of a server that shuts down (RFC 6455, section 7.4.1). */
const goingAwayCode = 1001;
/** Maximum length of a command, in UTF-16 code units. */
const maxCommandLength = 4096;

const readCommand = (text: string) => {
  if (text.length > maxCommandLength) return null;
  try {
    const command = socketCommandSchema.safeParse(JSON.parse(text));
    return command.success ? command.data : null;
  } catch {
    return null;
  }
};

/**
 * Creates the registry of open sockets and their subscriptions. Applies socket faults to outgoing messages.
 */
export const createSocketHub = (options: {
  readonly store: Store;
  readonly clock: Clock;
  readonly faults: Faults;
}): SocketHub => {
  const { store, clock, faults } = options;
  const connections = new Set<Connection>();
  /** The subscribers of each vendor, so that an update does not visit the connections of others. */
  const subscribers = new Map<string, Set<Connection>>();
  /** A message that the reorder fault delays until after the next one. */
  let delayed: { readonly text: string; readonly to: readonly Connection[] } | null = null;

  const send = (to: readonly Connection[], text: string): void => {
    const frame = to.length > 1 ? encodeTextFrame(text) : null;
    for (const { peer } of to) {
      if (frame !== null && peer.sendFrame !== undefined) peer.sendFrame(frame);
      else peer.send(text);
    }
  };

  const deliver = (to: readonly Connection[], text: string): void => {
    switch (faults.takeForSocket()) {
      case 'drop':
        for (const { peer } of to) peer.destroy();
        return;
      case 'half-open':
        for (const connection of to) connection.isHalfOpen = true;
        return;
      case 'gap':
        return;
      case 'reorder':
        delayed = { text, to };
        return;
      case 'duplicate':
        send(to, text);
        break;
      case null:
    }
    send(to, text);
    if (delayed !== null) {
      const { text: delayedText, to: recipients } = delayed;
      delayed = null;
      send(
        recipients.filter((connection) => connections.has(connection)),
        delayedText,
      );
    }
  };

  return {
    connect(peer, caller) {
      const connection: Connection = { peer, caller, vendorIds: new Set(), isHalfOpen: false };
      connections.add(connection);
      return {
        onMessage(text) {
          const command = readCommand(text);
          if (command === null || connection.isHalfOpen) return;
          const { vendor_id } = command.data;
          // Ignore the command. The protocol has no message for a refusal.
          const vendor = findOwnVendor(store, caller, vendor_id);
          if (vendor === undefined) return;
          connection.vendorIds.add(vendor.id);
          const others = subscribers.get(vendor.id);
          if (others === undefined) subscribers.set(vendor.id, new Set([connection]));
          else others.add(connection);
          peer.send(JSON.stringify({ type: 'subscribe_ok', data: { vendor_id } }));
        },
        onClose() {
          connections.delete(connection);
          for (const vendorId of connection.vendorIds) subscribers.get(vendorId)?.delete(connection);
        },
      };
    },
    publish(order) {
      const to: Connection[] = [];
      const now = clock.now();
      const ofVendor = subscribers.get(order.vendorId);
      const ofGroup = order.groupId === order.vendorId ? undefined : subscribers.get(order.groupId);
      const receivers =
        ofVendor && ofGroup ? new Set([...ofVendor, ...ofGroup]) : (ofVendor ?? ofGroup ?? []);
      for (const connection of receivers) {
        if (connection.caller.expiresAt * 1000 <= now)
          connection.peer.close(sessionEndedCode, 'token expired');
        else if (!connection.isHalfOpen) to.push(connection);
      }
      if (to.length > 0) deliver(to, `{"type":"order_update","data":${orderJson(order)}}`);
    },
    closeSession(sessionId) {
      for (const { peer, caller } of connections) {
        if (caller.sessionId === sessionId) peer.close(sessionEndedCode, 'session ended');
      }
    },
    closeAll() {
      for (const { peer } of connections) peer.close(goingAwayCode, 'going away');
      delayed = null;
    },
  };
};
