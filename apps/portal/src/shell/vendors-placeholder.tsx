import { useT } from '@saddlebag/domain/react';
import { Spinner } from '@saddlebag/ui/spinner';
import { lazyPart } from '../lazy-part.tsx';

const VendorsProblem = lazyPart(async () => (await import('./last-orders/index.ts')).VendorsProblem);

/** Shown instead of the screen while the outlets load, when there are none, or when loading failed. */
export function VendorsPlaceholder({ view }: { view: 'loading' | 'empty' | 'failed' }) {
  const t = useT();
  const loading = <Spinner label={t('vendor.loading')} />;

  return (
    <main
      id="content"
      tabIndex={-1}
      className="grid flex-1 place-items-center p-6 focus-visible:outline-none"
    >
      {view === 'loading' ? loading : <VendorsProblem view={view} fallback={loading} />}
    </main>
  );
}
