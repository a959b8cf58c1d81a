import { attach, combine, createEvent, createStore, sample } from 'effector';
import { createOutletFx, loadOutletFx, updateOutletFx, type Outlet } from '../../api/internal.ts';
import type { ApiFailure } from '../../api/index.ts';
import { notify, toast } from '../../platform/notifications/index.ts';
import { $random, createTimer } from '../../platform/ports/index.ts';
import { $market, $selectedVendor, $vendors, vendorsRetried } from '../vendors/index.ts';
import { sessionEnded } from '../session/index.ts';
import { $editedId, outletFormClosed, outletFormOpened } from './dialog.model.ts';
import { newOutletForm, toOutletBody, toOutletForm, type OutletForm } from './outlet-form.ts';
import { toRefusal, type SaveResult } from './save-result.ts';
import { $leftForms, outletFormErased, outletFormsErased } from './unsaved-form.model.ts';

/** Milliseconds between two looks for an added outlet. */
const lookIntervalMs = 10_000;
/** Looks for an added outlet. Together they take ten minutes. */
const maxLooks = 60;

export const outletLoadRetried = createEvent();

const loadFx = attach({ effect: loadOutletFx });

const $outlet = createStore<Outlet | null>(null, { serialize: 'ignore' })
  .on(loadFx.doneData, (_, outlet) => outlet)
  .reset(outletFormOpened, outletFormClosed);
const $hasLoadFailed = createStore(false, { serialize: 'ignore' })
  .on(loadFx.fail, () => true)
  .reset(loadFx, outletFormOpened);

/** The parent vendors of the account. */
export const $parents = $vendors.map((vendors) => vendors.filter(({ isParent }) => isParent));
/** The parent of the selected outlet, or else the first one. Null if the account has no parent vendor. */
const $defaultParentId = combine($parents, $selectedVendor, (parents, selected) => {
  const own = parents.find(({ id }) => id === selected?.parentId || id === selected?.id);
  return (own ?? parents[0])?.id ?? null;
});

/** What the vendor typed for this outlet before the session expired. Null if nothing is left. */
const $leftForm = combine($editedId, $leftForms, (id, forms) => forms.get(id) ?? null);
/** True if the form opens with what the vendor typed before. */
export const $isOutletFormRestored = $leftForm.map((form) => form !== null);
/** The values with which the form opens. Null while the outlet loads. */
export const $initialForm = combine(
  { id: $editedId, outlet: $outlet, parentId: $defaultParentId, leftForm: $leftForm },
  ({ id, outlet, parentId, leftForm }) => {
    if (leftForm) return leftForm;
    if (id === null) return newOutletForm(parentId);
    return outlet?.id === id ? toOutletForm(outlet) : null;
  },
);
export const $outletView = combine(
  $initialForm,
  $hasLoadFailed,
  (form, hasFailed): 'loading' | 'ready' | 'failed' => (form ? 'ready' : hasFailed ? 'failed' : 'loading'),
);

// When an outlet is edited, load what the vendor entered before.
sample({
  clock: [outletFormOpened, sample({ clock: outletLoadRetried, source: $editedId })],
  filter: (id) => id !== null,
  target: loadFx,
});

/** The last creation that was sent. Repeating it sends the same key, so that it creates no second outlet. */
const $attempt = createStore<{ readonly text: string; readonly key: string } | null>(null, {
  serialize: 'ignore',
}).reset(outletFormsErased, sample({ clock: outletFormErased, filter: (id) => id === null }));
const createFx = attach({ effect: createOutletFx });
$attempt.on(createFx, (_, { body, key }) => ({ text: JSON.stringify(body), key }));
const updateFx = attach({ effect: updateOutletFx });

/** Saves a valid form. Never fails: a refusal is a value, which the form shows at its field. */
export const saveOutletFx = attach({
  source: { id: $editedId, attempt: $attempt, random: $random, market: $market },
  effect: ({ id, attempt, random, market }, form: OutletForm): Promise<SaveResult> => {
    const body = toOutletBody(form, market.country);
    if (!body) throw new Error('An outlet without an address was saved. The form schema refuses it.');
    const key = attempt?.text === JSON.stringify(body) ? attempt.key : random.uuid();
    const call = id === null ? createFx({ body, key }) : updateFx({ vendorId: id, body });
    return call.then(
      () => ({ kind: 'saved' }),
      (failure: ApiFailure) => toRefusal(failure),
    );
  },
});

// When an outlet is saved, its form is no longer needed.
sample({ clock: createFx.done, fn: () => null, target: outletFormErased });
sample({ clock: updateFx.done, fn: ({ params }) => params.vendorId, target: outletFormErased });

// When an outlet is saved, say so and load the vendors again.
sample({ clock: createFx.done, fn: () => toast('success', 'outlet.added'), target: notify });
sample({ clock: updateFx.done, fn: () => toast('success', 'outlet.saved'), target: notify });
sample({ clock: updateFx.done, fn: () => undefined, target: vendorsRetried });

// An added outlet becomes available after some minutes. Until then, look for it.
const lookTimer = createTimer();
const $awaited = createStore<{ readonly ids: readonly string[]; readonly looksLeft: number }>(
  { ids: [], looksLeft: 0 },
  { serialize: 'ignore' },
)
  .on(createFx.doneData, ({ ids }, { id }) => ({ ids: [...ids, id], looksLeft: maxLooks }))
  .on(lookTimer.elapsed, ({ ids, looksLeft }) => ({ ids, looksLeft: looksLeft - 1 }))
  .on($vendors, ({ ids, looksLeft }, vendors) => ({
    ids: ids.filter((id) => vendors.every((vendor) => vendor.id !== id)),
    looksLeft,
  }))
  .reset(sessionEnded);
sample({
  clock: [createFx.done, lookTimer.elapsed],
  source: $awaited,
  filter: ({ ids, looksLeft }) => ids.length > 0 && looksLeft > 0,
  fn: () => lookIntervalMs,
  target: lookTimer.set,
});
sample({
  clock: lookTimer.elapsed,
  source: $awaited,
  filter: ({ ids }) => ids.length > 0,
  fn: () => undefined,
  target: vendorsRetried,
});
sample({ clock: sessionEnded, fn: () => undefined, target: lookTimer.cancel });
