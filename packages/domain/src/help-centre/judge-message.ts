import * as z from 'zod/mini';
import { panelMessageSchema, type PanelMessageType } from '../contracts/index.ts';
import type { WindowMessage } from './panel-frame.ts';
import { panelTable, type PanelStatus } from './panel-machine.ts';

/** The check that a message did not pass. `order` means that its type is impossible in the current status. */
export type IgnoredReason = 'source' | 'origin' | 'shape' | 'order';

export type Judgement = { readonly type: PanelMessageType } | { readonly ignored: IgnoredReason };

/** The panel that messages are checked against. `origin` is null while no frame is mounted. */
export interface ExpectedPanel {
  readonly status: PanelStatus;
  readonly origin: string | null;
}

/** Checks the sender, the shape and the order of a message. */
export const judgeMessage = (panel: ExpectedPanel, message: WindowMessage): Judgement => {
  if (!message.isFromPanel) return { ignored: 'source' };
  if (panel.origin === null || message.origin !== panel.origin) return { ignored: 'origin' };
  const { data } = z.safeParse(panelMessageSchema, message.data);
  if (!data) return { ignored: 'shape' };
  return panelTable[panel.status][data.type] ? { type: data.type } : { ignored: 'order' };
};
