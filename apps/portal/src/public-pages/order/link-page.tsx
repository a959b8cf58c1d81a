import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { $linkView, type PublicOrder } from '@saddlebag/domain/public-pages';
import { LinkFailed, LinkRefused } from './link-problem.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';
import { PageFrame } from '../shell/page-frame.tsx';

interface LinkPageProps {
  readonly title: 'tracking' | 'receipt' | 'consumer';
  readonly children: (order: PublicOrder) => ReactNode;
}

/** A page behind a public link: a skeleton, the order, or the reason why there is none. */
export function LinkPage({ title, children }: LinkPageProps) {
  const view = useUnit($linkView);
  return (
    <PageFrame title={title}>
      {view.kind === 'loading' && <OrderSkeleton />}
      {view.kind === 'refused' && <LinkRefused refusal={view.refusal} />}
      {view.kind === 'failed' && <LinkFailed isOffline={view.isOffline} />}
      {view.kind === 'ready' && children(view.order)}
    </PageFrame>
  );
}
