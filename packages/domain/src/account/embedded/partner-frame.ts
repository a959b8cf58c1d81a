import { createStore } from 'effector';
import { partnerReadyMessage, partnerTokenWantedMessage } from '../../contracts/index.ts';

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
  listen(heard: (message: FrameMessage) => void): () => void;
  /** Announces to the embedding page that the portal listens. */
  announce(): void;
  /** Requests another token from the embedding page. */
  askForToken(): void;
}

const browserFrame: PartnerFrame = {
  listen: (heard) => {
    const receive = ({ origin, source, data }: MessageEvent<unknown>) =>
      heard({ origin, isFromParent: source === globalThis.parent, data });
    globalThis.addEventListener('message', receive);
    return () => globalThis.removeEventListener('message', receive);
  },
  // These messages contain no secrets, so they may be posted to any origin.
  announce: () => globalThis.parent.postMessage(partnerReadyMessage, '*'),
  askForToken: () => globalThis.parent.postMessage(partnerTokenWantedMessage, '*'),
};

export const $partnerFrame = createStore<PartnerFrame>(browserFrame, { serialize: 'ignore' });
