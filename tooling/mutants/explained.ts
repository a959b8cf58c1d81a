/**
 * Survivors that no test can notice, as `file: original → replacement`. docs/mutants.md explains each one. They
 * do not count in the score.
 */
export const explainedSurvivors: ReadonlySet<string> = new Set([
  'placement/look-up.ts: age > 0 → age >= 0',
  'placement/placement.model.ts: true → false',
  'payment/commands.model.ts: true → false',
  'payment/bank.model.ts: { globalThis.location.assign(address); } → {}',
  "payment/settlement.model.ts: kind === 'refused' → true",
  'payment/encrypt-card.ts: false → true',
  "sending/sending.model.ts: outcome === 'signatureExpired' → true",
  'payment/preparation.model.ts: \'ignore\' → ""',
  "payment/charge-card.ts: failure.kind === 'rejected' → true",
  "session/stored-session.ts: typeof value === 'object' && value !== null → true",
  'session/session.model.ts: stored.accessToken !== current?.accessToken → true',
  "sending/order-checks.model.ts: check === 'payment' → true",
  "sending/shared-checks.ts: check === 'rules' → true",
  "sending/shared-checks.ts: fault === 'blocked' → false",
  "sending/item-value-check.model.ts: checkStarted.filter({ fn: ({ check }) => check === 'item-value' }) → checkStarted",
  "sending/duplicate-check.model.ts: check !== 'duplicate' || job === null → false",
  'sending/duplicate-check.model.ts: job === null → false',
  'sending/fee-check.model.ts: fee?.trip → fee.trip',
  'sending/fee-check.model.ts: (_, { status }) => status → () => undefined',
  "sending/fee-check.model.ts: refresh === 'pending' && refused !== null → refresh === 'pending' || refused !== null",
  'sending/recent-requests.ts: \'[]\' → ""',
  'store/folder-lock.ts: database.close(); → ;',
  'store/journal.ts: [] → ["Stryker was here"]',
  'store/order-index.ts: cursor === undefined → false',
  "store/storage-errors.ts: typeof error.code === 'string' → true",
  'store/store.ts: pendingWrite === undefined || pendingWrite === settled → pendingWrite === undefined && pendingWrite === settled',
]);
