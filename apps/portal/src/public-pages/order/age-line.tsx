import { useUnit } from 'effector-react';
import { $ageSeconds, $isStale, refreshRequested } from '@saddlebag/domain/public-pages';
import { linkButtonClass } from '../shell/action-class.ts';
import { usePageT } from '../shell/page-i18n.tsx';

/** Says how old the shown state is. After a failed call, it also offers to try again. */
export function AgeLine() {
  const t = usePageT();
  const [age, isStale, refresh] = useUnit([$ageSeconds, $isStale, refreshRequested]);
  if (age === null) return null;
  const text =
    age < 60
      ? t('public.updated', { count: age })
      : t('public.updated-minutes', { count: Math.floor(age / 60) });
  return (
    <div data-slot="age-line" className="flex flex-wrap items-center gap-x-2 text-sm text-muted print:hidden">
      <span>{text}</span>
      {isStale && <span role="status">{t('public.stale')}</span>}
      {isStale && (
        <button type="button" className={linkButtonClass} onClick={() => refresh()}>
          {t('public.refresh')}
        </button>
      )}
    </div>
  );
}
