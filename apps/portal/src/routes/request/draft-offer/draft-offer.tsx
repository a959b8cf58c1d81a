import { useUnit } from 'effector-react';
import { $draftOffer, draftMoveAccepted } from '@saddlebag/domain/draft-move';
import { useT } from '@saddlebag/domain/react';
import { $vendors } from '@saddlebag/domain/vendors';
import { Button } from '@saddlebag/ui/button';
import { Callout } from '@saddlebag/ui/callout';
import './draft-offer.model.ts';

/** Offers to take the draft along after the vendor changed the outlet. It stays there until then. */
export function DraftOffer() {
  const t = useT();
  const [offer, vendors, accept] = useUnit([$draftOffer, $vendors, draftMoveAccepted]);
  const outlet = vendors.find(({ id }) => id === offer?.from);

  return (
    <div data-slot="draft-offer" role="status" className="contents">
      {outlet && (
        <Callout className="text-sm">
          <p>{t('draft-offer.left-behind', { name: outlet.name })}</p>
          <div className="pt-1">
            <Button variant="secondary" size="sm" onClick={() => accept()}>
              {t('draft-offer.take-along')}
            </Button>
          </div>
        </Callout>
      )}
    </div>
  );
}
