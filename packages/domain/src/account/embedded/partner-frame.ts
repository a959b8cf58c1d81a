import { createStore } from 'effector';
import { partnerReadyMessage, partnerTokenRequestMessage } from '../../contracts/index.ts';

/** A message that this window received. */
export interface FrameMessage {
  readonly origin: string;
  /** Whether the sender is the embedding page and not another window. */
  readonly isFromParent: boolean;
  readonly data: unknown;
}

/** The page that embeds the portal. */
export interface PartnerFrame {
  /** Calls the listener for every message. Returns the unsubscribe function. */
  listen(listener: (message: FrameMessage) => void): () => void;
  /** Announces to the embedding page that the portal can receive a token. */
  announceReady(): void;
  /** Requests another token from the embedding page. */
  requestToken(): void;
}

const browserFrame: PartnerFrame = {
  listen: (listener) => {
    const receive = ({ origin, source, data }: MessageEvent<unknown>) =>
      listener({ origin, isFromParent: source === globalThis.parent, data });
    globalThis.addEventListener('message', receive);
    return () => globalThis.removeEventListener('message', receive);
  },
  // These messages contain no secrets, so they may be posted to any origin.
  announceReady: () => globalThis.parent.postMessage(partnerReadyMessage, '*'),
  requestToken: () => globalThis.parent.postMessage(partnerTokenRequestMessage, '*'),
};

export const $partnerFrame = createStore<PartnerFrame>(browserFrame, { serialize: 'ignore' });
