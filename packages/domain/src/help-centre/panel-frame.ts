import { createStore } from 'effector';
import { toHostMessage, type HostMessage } from '../contracts/index.ts';

/** Id of the `<iframe>` that shows the panel. */
export const panelFrameId = 'help-centre-frame';

/** A message that the portal's window received. */
export interface WindowMessage {
  readonly origin: string;
  /** Whether the sender is the panel and not another window. */
  readonly isFromPanel: boolean;
  readonly data: unknown;
}

/** The frame of the panel. */
export interface PanelFrame {
  /** Calls the listener for every message. Returns the unsubscribe function. */
  listen(listener: (message: WindowMessage) => void): () => void;
  /** Sends a message to the panel if the panel still has this origin. */
  post(message: HostMessage, origin: string): void;
}

const panelWindow = (): Window | null => {
  const frame = globalThis.document.getElementById(panelFrameId);
  return frame instanceof HTMLIFrameElement ? frame.contentWindow : null;
};

const browserFrame: PanelFrame = {
  listen: (listener) => {
    const receive = ({ origin, source, data }: MessageEvent<unknown>) =>
      listener({ origin, isFromPanel: source !== null && source === panelWindow(), data });
    globalThis.addEventListener('message', receive);
    return () => globalThis.removeEventListener('message', receive);
  },
  post: (message, origin) => panelWindow()?.postMessage(toHostMessage(message), origin),
};

export const $panelFrame = createStore<PanelFrame>(browserFrame, { serialize: 'ignore' });
