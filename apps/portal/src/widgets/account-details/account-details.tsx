import { useUnit } from 'effector-react';
import { $build } from '@saddlebag/domain/environment';
import { legalLinksOf } from '@saddlebag/domain/markets';
import { useT } from '@saddlebag/domain/react';
import { $mode } from '@saddlebag/domain/session';
import { $selectedVendor } from '@saddlebag/domain/vendors';
import { HelpEntry } from '../help-centre/index.ts';

/**
 * Shows the name and id of the selected outlet on small screens, where the top bar cuts long names off, and
 * links to the help centre and to the partners' sign-up page of the country. All guests share one vendor, so it has no name to show.
 */
export function AccountDetails() {
  const t = useT();
  const [vendor, mode, { market }] = useUnit([$selectedVendor, $mode, $build]);

  return (
    <>
      {vendor && mode !== 'GUEST' && (
        <p data-slot="account-vendor" className="flex flex-wrap gap-x-2 text-sm lg:hidden">
          <bdi className="font-strong">{vendor.name}</bdi>
          <bdi className="text-muted">{vendor.id}</bdi>
        </p>
      )}
      <HelpEntry />
      <a
        href={legalLinksOf(market).partners}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-target items-center text-sm font-strong text-accent-text"
      >
        {t('legal.partners')}
      </a>
    </>
  );
}
