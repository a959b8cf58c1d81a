import type { HelpMessage } from '@saddlebag/domain/contracts';
import type { PanelBridge } from './bridge.ts';

/** What became of a message. `denied` if the session has ended, `not-sent` if another try may succeed. */
export type SendResult = 'sent' | 'not-sent' | 'denied';

const post = (message: HelpMessage, token: string): Promise<Response> =>
  fetch('/help-centre/messages', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `HelpCentre ${token}` },
    body: JSON.stringify(message),
  });

/** Sends a message to the help centre. Tries again with a new token if the token has expired. */
export const sendMessage = async (
  { token, newToken }: Pick<PanelBridge, 'token' | 'newToken'>,
  message: HelpMessage,
): Promise<SendResult> => {
  const first = await token();
  if (first === null) return 'denied';
  try {
    let response = await post(message, first);
    if (response.status === 401) {
      const second = await newToken();
      if (second === null) return 'denied';
      response = await post(message, second);
    }
    if (response.status === 401) return 'denied';
    return response.ok ? 'sent' : 'not-sent';
  } catch {
    return 'not-sent';
  }
};
