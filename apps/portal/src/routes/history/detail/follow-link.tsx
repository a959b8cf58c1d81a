import { Link } from 'wouter';
import type { Order } from '@saddlebag/domain/api';
import { statusGroups } from '@saddlebag/domain/orders';
import { useT } from '@saddlebag/domain/react';
import { ButtonLink } from '@saddlebag/ui/button';
import { MapIcon } from '@saddlebag/ui/icon';
import { paths } from '../../../paths.ts';

/** Opens an order that is still under way on the tracking screen. Renders nothing for a finished order. */
export function FollowLink({ order: { id, vendorId, status } }: { order: Order }) {
  const t = useT();
  if (statusGroups.cancelled.has(status) || statusGroups.finished.has(status)) return null;

  return (
    <ButtonLink asChild startIcon={<MapIcon size={20} />}>
      <Link href={paths.tracking(vendorId, id)}>{t('history.follow')}</Link>
    </ButtonLink>
  );
}
