import { useUnit } from 'effector-react';
import { refreshRequested, type LinkRefusal } from '@saddlebag/domain/public-pages';
import { EmptyState } from '@saddlebag/ui/empty-state';
import { AlertIcon, ClockIcon, EyeOffIcon, RefreshIcon, SearchIcon } from '@saddlebag/ui/icon';
import { actionClass } from '../shell/action-class.ts';
import { usePageT } from '../shell/page-i18n.tsx';

const icons = { unknown: SearchIcon, revoked: EyeOffIcon, expired: ClockIcon } as const;

/** Says why a link shows no order and whom to ask. */
export function LinkRefused({ refusal }: { refusal: LinkRefusal }) {
  const t = usePageT();
  const Icon = icons[refusal];
  return (
    <EmptyState
      role="status"
      titleAs="h1"
      icon={<Icon />}
      title={t(`public.refused.${refusal}-title`)}
      description={t(`public.refused.${refusal}-body`)}
    />
  );
}

/** Says that nothing has loaded yet. The page keeps trying by itself. */
export function LinkFailed({ isOffline }: { isOffline: boolean }) {
  const t = usePageT();
  const refresh = useUnit(refreshRequested);
  const cause = isOffline ? 'offline' : 'service';
  return (
    <EmptyState
      role="status"
      titleAs="h1"
      icon={<AlertIcon />}
      title={t(`public.failed.${cause}-title`)}
      description={t(`public.failed.${cause}-body`)}
    >
      <button type="button" className={actionClass} onClick={() => refresh()}>
        <RefreshIcon />
        {t('public.refresh')}
      </button>
    </EmptyState>
  );
}
