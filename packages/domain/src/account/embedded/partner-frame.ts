import { createStore } from 'effector';
import { partnerReadyMessage, partnerTokenWantedMessage } from '../../contracts/index.ts';

/** A message that reached this window. */
export interface FrameMessage {
  readonly origin: string;
  /** Whether it comes from the page that this one is embedded in, and not from some other window. */
  readonly isFromParent: boolean;
  readonly data: unknown;
}

/** The page around this one. */
export interface PartnerFrame {
  /** Calls back for every message; returns the end of it. */
  listen(heard: (message: FrameMessage) => void): () => void;
  /** Tells that page that this one listens. */
  announce(): void;
  /** Asks that page for another token. */
  askForToken(): void;
}

const browserFrame: PartnerFrame = {
  listen: (heard) => {
    const receive = ({ origin, source, data }: MessageEvent<unknown>) =>
      heard({ origin, isFromParent: source === globalThis.parent, data });
    globalThis.addEventListener('message', receive);
    return () => globalThis.removeEventListener('message', receive);
  },
  // They say nothing that not everybody may know, so they need not know who is there.
  announce: () => globalThis.parent.postMessage(partnerReadyMessage, '*'),
  askForToken: () => globalThis.parent.postMessage(partnerTokenWantedMessage, '*'),
};

/** The page around that of the scope. */
export const $partnerFrame = createStore<PartnerFrame>(browserFrame, { serialize: 'ignore' });
