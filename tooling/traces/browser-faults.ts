/** How calls go wrong in the browser's traces, as the sandbox's control takes it. */
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

/** Which calls do, the more often the more often they stand here. */
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
