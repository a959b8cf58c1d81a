import { useUnit } from 'effector-react';
import type { Order } from '@saddlebag/domain/api';
import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { ExternalIcon } from '@saddlebag/ui/icon';
import { $links, linkRequested } from './share-link.model.ts';
import { SharedUrl } from './shared-url.tsx';

/** Offers the public link of an order: create, copy, send, show as a QR code, and switch off. */
export function ShareLink({ order }: { order: Order }) {
  const t = useT();
  const [links, requestLink] = useUnit([$links, linkRequested]);
  const link = links[order.id];

  return (
    <section data-slot="share-link" aria-label={t('share.title')} className="flex flex-col gap-3">
      <p className="m-0 text-sm text-muted">{t('share.body')}</p>
      {link?.state === 'ready' ? (
        <SharedUrl order={order} link={link} />
      ) : (
        <>
          {link?.state === 'failed' && (
            <p role="alert" className="text-sm text-danger-text">
              {t('share.failed')}
            </p>
          )}
          {link?.state === 'revoked' && (
            <p role="status" className="text-sm">
              {t('share.revoked')}
            </p>
          )}
          <Button
            variant="secondary"
            startIcon={<ExternalIcon size={18} />}
            loading={link?.state === 'loading'}
            loadingLabel={t('page.loading')}
            onClick={() => requestLink(order)}
          >
            {t('share.create')}
          </Button>
        </>
      )}
    </section>
  );
}
