import { useUnit } from 'effector-react';
import { useT } from '@saddlebag/domain/react';
import { $mode } from '@saddlebag/domain/session';
import { $vendors } from '@saddlebag/domain/vendors';
import { Button } from '@saddlebag/ui/button';
import { EmptyState } from '@saddlebag/ui/empty-state';
import { StoreIcon } from '@saddlebag/ui/icon';
import './texts.ts';

/**
 * Shown instead of a screen whose path names an outlet that the account does not have. Opening another outlet
 * without a word could send a rider to the wrong counter.
 */
export function UnknownVendor({
  vendorId,
  onPick,
}: {
  vendorId: string;
  onPick: (vendorId: string) => void;
}) {
  const t = useT();
  const [vendors, mode] = useUnit([$vendors, $mode]);
  const isGuest = mode === 'GUEST';

  return (
    <main
      id="content"
      tabIndex={-1}
      data-slot="unknown-vendor"
      className="grid flex-1 place-items-center p-6 pb-24 focus-visible:outline-none"
    >
      <EmptyState
        icon={<StoreIcon />}
        titleAs="h1"
        title={t(isGuest ? 'unknown-vendor.guest-title' : 'unknown-vendor.title')}
        description={t(isGuest ? 'unknown-vendor.guest-body' : 'unknown-vendor.body', { id: vendorId })}
      >
        <ul
          aria-label={isGuest ? undefined : t('unknown-vendor.outlets')}
          className="m-0 flex max-h-80 w-80 max-w-full list-none flex-col gap-2 overflow-y-auto p-1"
        >
          {vendors.map(({ id, name, isParent }) => (
            <li key={id}>
              <Button variant="secondary" block onClick={() => onPick(id)}>
                {isGuest ? (
                  t('unknown-vendor.guest-continue')
                ) : (
                  <>
                    <bdi className={isParent ? 'min-w-0 truncate font-strong' : 'min-w-0 truncate'}>
                      {name}
                    </bdi>
                    <bdi className="text-muted">{id}</bdi>
                  </>
                )}
              </Button>
            </li>
          ))}
        </ul>
      </EmptyState>
    </main>
  );
}
