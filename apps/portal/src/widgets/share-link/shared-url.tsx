import { useUnit } from 'effector-react';
import type { Order } from '@saddlebag/domain/api';
import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { CopyIcon, ExternalIcon } from '@saddlebag/ui/icon';
import { QrPicture } from './qr-picture.tsx';
import { RevokeLink } from './revoke-link.tsx';
import { linkCopied, linkSent, type SharedLink } from './share-link.model.ts';

interface SharedUrlProps {
  readonly order: Order;
  readonly link: Extract<SharedLink, { state: 'ready' }>;
}

/** Browsers on many desktops have no share sheet. */
const canSend = () => 'share' in navigator;

/** A link that works, with everything that the vendor can do with it. */
export function SharedUrl({ order, link: { url, notice } }: SharedUrlProps) {
  const t = useT();
  const [copy, send] = useUnit([linkCopied, linkSent]);

  return (
    <div className="flex flex-wrap gap-4">
      <QrPicture text={url} label={t('share.qr')} />
      <div className="flex min-w-0 flex-1 basis-56 flex-col gap-3">
        <a href={url} target="_blank" rel="noreferrer" className="text-sm break-all text-link underline">
          <bdi dir="ltr">{url}</bdi>
        </a>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" startIcon={<CopyIcon size={18} />} onClick={() => copy(order.id)}>
            {t('share.copy')}
          </Button>
          {canSend() && (
            <Button variant="secondary" startIcon={<ExternalIcon size={18} />} onClick={() => send(order.id)}>
              {t('share.send')}
            </Button>
          )}
          <RevokeLink order={order} />
        </div>
        <p role="status" className="text-sm text-muted">
          {notice && t(`share.${notice}`)}
        </p>
      </div>
    </div>
  );
}
