import type { PublicOrder } from '@saddlebag/domain/public-pages';
import { DescriptionList } from '@saddlebag/ui/description-list';
import { usePageT } from '../shell/page-i18n.tsx';

/** Where the order comes from and where it goes. */
export function Places({ order }: { order: PublicOrder }) {
  const t = usePageT();
  return (
    <DescriptionList.Root layout="column">
      <DescriptionList.Item term={t('public.pick-up')}>
        <bdi>{order.pickUp.name}</bdi>
      </DescriptionList.Item>
      <DescriptionList.Item term={t('public.destination')}>
        <bdi>{order.destination.address}</bdi>
      </DescriptionList.Item>
    </DescriptionList.Root>
  );
}
