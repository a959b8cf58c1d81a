import type { Order } from '@saddlebag/domain/api';
import type { AttentionItem } from '@saddlebag/domain/attention';
import type { Formatters } from '@saddlebag/domain/formats';
import type { Translate } from '@saddlebag/domain/i18n';

const minuteMs = 60_000;

export interface ItemTexts {
  /** The customer's name, or what is disconnected. */
  readonly name: string;
  /** What is wrong, and for how long. */
  readonly problem: string;
}

/** Describes an item at a time in Unix milliseconds: `No rider for 12 min`. */
export const describeItem = (
  { kind, since }: AttentionItem,
  order: Order | undefined,
  now: number,
  { t, format }: { readonly t: Translate; readonly format: Formatters },
): ItemTexts => {
  const minutes = Math.max(0, Math.floor((now - since) / minuteMs));
  return {
    name: order?.customer.name ?? t('attention.connection'),
    problem: t(`attention.kind.${kind}`, {
      time: format.formatDuration(minutes),
      ago: format.formatRelativeMinutes(-minutes),
    }),
  };
};
