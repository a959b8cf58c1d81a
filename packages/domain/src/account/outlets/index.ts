export {
  $editedId,
  $initialForm,
  $outletView,
  $parents,
  outletFormClosed,
  outletFormOpened,
  outletLoadRetried,
  saveOutletFx,
} from './outlet.model.ts';
export { keepPhoneCharacters, maxOwners, outletFormSchema } from './outlet-form.ts';
export type { OutletField, OutletForm } from './outlet-form.ts';
export type { SaveResult } from './save-result.ts';
