/** Faults that browser traces inject, in the format of the sandbox's test control. */
export const faultKinds = [
  { kind: 'drop-before-commit' },
  { kind: 'commit-then-drop' },
  { kind: 'commit-then-500' },
  { kind: 'commit-then-truncate' },
  { kind: 'malformed-body' },
  { kind: 'status', status: 500 },
  { kind: 'status', status: 429, retry_after: 1 },
  { kind: 'status', status: 503, retry_after: 1 },
  { kind: 'delay', ms: 2500 },
] as const;

/** Calls to inject faults into, by contract id. A call listed twice is chosen twice as often. */
export const faultPaths = [
  'createOrder',
  'createOrder',
  'listOrders',
  'deliveryFee',
  'validateArea',
  'confirmPayment',
  'readPayment',
  'createPaymentIntent',
];
