import { hostMessageSchema, toPanelMessage, type PanelMessageType } from '@saddlebag/domain/contracts';

type Token = string | null;

/** The panel's side of the messages with the portal that shows it in a frame. */
export interface PanelBridge {
  /** Tells the portal that the panel is ready to be shown. */
  readonly start: () => void;
  /** Returns the latest token. Asks the portal if there is none. Null if the portal denies it. */
  readonly token: () => Promise<Token>;
  /** Asks the portal for a new token. Null if the portal denies it. */
  readonly newToken: () => Promise<Token>;
}

/** Opens the bridge. The portal has the same origin, and only its messages are accepted. */
export const openBridge = (): PanelBridge => {
  const { origin } = location;
  const say = (type: PanelMessageType): void => parent.postMessage(toPanelMessage(type), origin);

  let latest: Token = null;
  let waiting: readonly ((token: Token) => void)[] = [];
  const settle = (token: Token): void => {
    latest = token;
    const settled = waiting;
    waiting = [];
    for (const resolve of settled) resolve(token);
  };
  const newToken = (): Promise<Token> =>
    new Promise((resolve) => {
      waiting = [...waiting, resolve];
      say('token-wanted');
    });

  addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.origin !== origin || event.source !== parent) return;
    const message = hostMessageSchema.safeParse(event.data);
    if (!message.success) return;
    switch (message.data.type) {
      case 'host-ready':
        say('init-started');
        say('init-done');
        break;
      case 'token':
        settle(message.data.token);
        break;
      case 'token-denied':
        settle(null);
    }
  });

  return {
    start: () => say('init-will-start'),
    token: () => (latest === null ? newToken() : Promise.resolve(latest)),
    newToken,
  };
};
