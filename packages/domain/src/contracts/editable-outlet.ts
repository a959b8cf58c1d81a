/** Ids of vendors that the service manages itself (specification 001, section 2). */
const fixedId = /^[ab]-/;

/** True for an outlet that its vendor may edit. Parent vendors are not outlets. */
export const isEditableOutlet = ({ id, isParent }: { readonly id: string; readonly isParent: boolean }) =>
  !isParent && !fixedId.test(id);
