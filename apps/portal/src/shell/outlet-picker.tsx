import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { isEditableOutlet } from '@saddlebag/domain/contracts';
import { $flags } from '@saddlebag/domain/flags';
import { useT } from '@saddlebag/domain/react';
import { $market, $selectedVendor, $vendors } from '@saddlebag/domain/vendors';
import { VendorPicker } from '@saddlebag/ui/vendor-picker';
import { lazyPart } from '../lazy-part.tsx';
import { paths } from '../paths.ts';
import '../widgets/outlet-form/texts.ts';

const AllOutletsOff = lazyPart(async () => (await import('../widgets/all-outlets/index.ts')).AllOutletsOff);
const OutletDialog = lazyPart(async () => (await import('../widgets/outlet-form/index.ts')).OutletDialog);

/** The list of the account's outlets with its texts. Loads after the first render. */
export function OutletPicker({ onPick }: { onPick: (vendorId: string) => void }) {
  const t = useT();
  const [location] = useLocation();
  const [vendors, selected, { languages }, flags] = useUnit([$vendors, $selectedVendor, $market, $flags]);
  // Undefined while the dialog is closed. The id of the edited outlet, or null for a new one.
  const [dialog, setDialog] = useState<string | null | undefined>();

  return (
    <>
      <VendorPicker
        className="min-w-0"
        items={vendors}
        locale={languages[0]}
        value={selected?.id ?? null}
        onValueChange={onPick}
        footer={location.startsWith(paths.request()) && <AllOutletsOff />}
        editing={flags.EditVendorOutlet ? { canEdit: isEditableOutlet, onEdit: setDialog } : undefined}
        onAdd={flags.AddVendorOutlet ? () => setDialog(null) : undefined}
        labels={{
          vendor: t('outlet.choose'),
          placeholder: t('outlet.choose'),
          close: t('action.close'),
          search: t('outlet.search'),
          empty: t('outlet.none-found'),
          count: (count) => t('outlet.count', { count }),
          edit: (name) => t('outlet.edit', { name }),
          add: t('outlet.add'),
        }}
      />
      {dialog !== undefined && <OutletDialog vendorId={dialog} onClose={() => setDialog(undefined)} />}
    </>
  );
}
