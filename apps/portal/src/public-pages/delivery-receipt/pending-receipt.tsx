import { useUnit } from 'effector-react';
import { $linkToken, type PublicPhase } from '@saddlebag/domain/public-pages';
import { EmptyState } from '@saddlebag/ui/empty-state';
import { ReceiptIcon } from '@saddlebag/ui/icon';
import { publicPaths } from '../../public-paths.ts';
import { actionClass } from '../shell/action-class.ts';
import { keepLanguage } from '../shell/chosen-language.ts';
import { usePageT } from '../shell/page-i18n.tsx';

/** Explains why there is no receipt: the delivery goes on, or it was cancelled. */
export function PendingReceipt({ phase }: { phase: PublicPhase }) {
  const t = usePageT();
  const token = useUnit($linkToken);
  const isCancelled = phase === 'cancelled';
  return (
    <EmptyState
      role="status"
      titleAs="h1"
      icon={<ReceiptIcon />}
      title={isCancelled ? t('public.phase.cancelled') : t('receipt.pending-title')}
      description={isCancelled ? t('receipt.cancelled-body') : t('receipt.pending-body')}
    >
      {token !== null && !isCancelled && (
        <a href={keepLanguage(publicPaths.tracking(token))} className={actionClass}>
          {t('receipt.pending-action')}
        </a>
      )}
    </EmptyState>
  );
}
