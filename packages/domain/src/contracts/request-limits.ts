/** The members of `limits` that the request screen loads first. */
export const requestLimits = {
  pickupCodeCharacters: 30,
  descriptionCharacters: 200,
  minimumAmountPkr: 100,
  vatNumberCharacters: 8,
  notesBytes: 1000,
  /** Minimum length of a text that starts an address book search. */
  addressBookCharacters: 2,
  recentDestinations: 10,
  autocompleteDebounceMs: 500,
  feeRetryWaitMs: 1000,
  countryParameterCacheMs: 300_000,
  /** The last minute of the day as HHMM. */
  serviceHoursBound: 2359,
  /** Minutes. */
  loginPickupEstimation: 15,
  preOrderEarliestMinutes: 55,
  preOrderLatestMinutes: 2880,
  preOrderStepMinutes: 15,
  testVendorFee: 1337,
  activeOrdersCount: 200,
} as const;
