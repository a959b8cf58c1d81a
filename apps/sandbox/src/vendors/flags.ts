/** The flags that the specification's fallback names (000, section 6); every other flag is off. */
export const defaultFlags: Readonly<Record<string, boolean>> = {
  PlannedMaintenance: false,
  UnplannedMaintenance: false,
  Helpcenter: true,
  PickupCodeDisplay: false,
};
