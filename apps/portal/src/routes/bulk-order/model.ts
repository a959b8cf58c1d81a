import { attach, createEffect, createEvent, sample, type StoreValue } from 'effector';
import { createGate } from 'effector-react';
import { bulkClosed, bulkShown, jobCreated, ordersPlaced, templateLoaded } from '@saddlebag/domain/bulk-job';
import { $orderReader } from '@saddlebag/domain/bulk-reader';
import { $hasRows, $leftVendorId, $parsePhone } from '@saddlebag/domain/bulk-rows';
import { loadWorldPhoneReader } from '@saddlebag/ui/phone-input';
import { createReloadGuard } from '../../create-reload-guard.ts';
import { navigateFx } from '../../navigation.ts';
import { paths } from '../../paths.ts';
import { focusScreenFx } from '../../shell/shell.model.ts';
import { downloadTemplateFx } from './download-template.ts';
import { workerOrderReader } from './reader/worker-order-reader.ts';
import './texts.ts';

type ParsePhone = StoreValue<typeof $parsePhone>;

/** Open while the bulk screen is mounted. */
export const BulkGate = createGate<{ vendorId: string; jobId: string | null }>({
  defaultState: { vendorId: '', jobId: null },
});

/** After changing the outlet, the vendor wants to keep the corrected rows. */
export const rowsKept = createEvent();

const loadPhoneReaderFx = attach({ effect: createEffect(loadWorldPhoneReader) });

// When the screen opens or its URL changes, show what the URL names.
sample({
  clock: BulkGate.state.updates,
  filter: ({ vendorId }) => vendorId !== '',
  target: bulkShown,
});
sample({ clock: BulkGate.close, fn: () => undefined, target: bulkClosed });

// When the screen opens, provide what reads files and phone numbers. Both are too large for the first load.
sample({ clock: BulkGate.open, fn: () => workerOrderReader, target: $orderReader });
sample({ clock: BulkGate.open, fn: () => undefined, target: loadPhoneReaderFx });
sample({
  clock: loadPhoneReaderFx.doneData,
  fn:
    (reader): ParsePhone =>
    (text, country) => {
      const reading = reader.read(text, country);
      const isPossible = reading?.possible ?? false;
      return { text, possible: isPossible, e164: isPossible && reading ? reading.e164 : null };
    },
  target: $parsePhone,
});

// The rows exist only in the page, also while another screen is open.
sample({ clock: $hasRows, target: createReloadGuard('data-unsent-rows') });

// When the vendor keeps the rows, return to their outlet.
sample({
  clock: sample({ clock: rowsKept, source: $leftVendorId }).filterMap((vendorId) => vendorId ?? undefined),
  fn: (vendorId) => ({ path: paths.bulkOrder(vendorId), replace: true }),
  target: navigateFx,
});

// When the grid opens or its last row is placed, the element with the focus is gone.
sample({ clock: $hasRows, filter: BulkGate.status, fn: () => undefined, target: focusScreenFx });

// When the file is checked, give its results a URL that survives a reload.
sample({
  clock: jobCreated,
  fn: ({ job }) => ({ path: paths.bulkOrder(job.vendorId, job.id) }),
  target: navigateFx,
});
sample({ clock: jobCreated, fn: () => undefined, target: focusScreenFx });

// When every order is placed, open the tracking screen (specification 001, section 2).
sample({
  clock: ordersPlaced,
  fn: ({ job }) => ({ path: paths.tracking(job.vendorId) }),
  target: navigateFx,
});

sample({ clock: templateLoaded, target: downloadTemplateFx });
