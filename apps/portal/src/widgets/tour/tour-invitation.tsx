import { useGate, useUnit } from 'effector-react';
import { Link } from 'wouter';
import { useT } from '@saddlebag/domain/react';
import { CloseIcon } from '@saddlebag/ui/icon';
import { paths } from '../../paths.ts';
import { $isInvited, InvitationGate, invitationDismissed } from './tour.model.ts';

/** Offers the tour until the account has started or dismissed it. */
export function TourInvitation() {
  const t = useT();
  useGate(InvitationGate);
  const [isInvited, dismiss] = useUnit([$isInvited, invitationDismissed]);
  if (!isInvited) return null;

  return (
    <div data-slot="tour-invitation" className="flex items-center justify-between gap-2">
      <Link href={paths.tour()} className="flex min-h-target items-center">
        {t('tour.invitation')}
      </Link>
      <button
        type="button"
        aria-label={t('tour.dismiss')}
        onClick={() => dismiss()}
        className="grid size-target shrink-0 cursor-pointer place-items-center rounded-full"
      >
        <CloseIcon />
      </button>
    </div>
  );
}
