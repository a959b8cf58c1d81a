export { $editedId, outletFormClosed, outletFormOpened } from './dialog.model.ts';
export {
  $initialForm,
  $isOutletFormRestored,
  $outletView,
  $parents,
  outletLoadRetried,
  saveOutletFx,
} from './outlet.model.ts';
export {
  $hasUnsavedOutletForm,
  $isOutletFormEdited,
  outletFormDiscarded,
  outletFormEdited,
} from './unsaved-form.model.ts';
export { keepPhoneCharacters, maxOwners, outletFormSchema } from './outlet-form.ts';
export type { OutletField, OutletForm } from './outlet-form.ts';
export type { SaveResult } from './save-result.ts';
