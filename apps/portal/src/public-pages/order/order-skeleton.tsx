import { Skeleton } from '@saddlebag/ui/skeleton';
import { usePageT } from '../shell/page-i18n.tsx';

/** Takes the place of the order while it loads. */
export function OrderSkeleton() {
  const t = usePageT();
  return (
    <div aria-busy="true" data-slot="order-skeleton" className="flex flex-col gap-4">
      <div role="status" className="sr-only">
        <h1>{t('public.loading')}</h1>
      </div>
      <Skeleton className="h-8 w-4/5" />
      <Skeleton className="h-5 w-2/5" />
      <Skeleton shape="block" className="h-48" />
      <Skeleton shape="block" className="h-20" />
    </div>
  );
}
