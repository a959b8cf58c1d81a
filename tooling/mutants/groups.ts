/** A part of the code whose mutants are tested together. Both lists contain glob patterns. */
interface MutantGroup {
  readonly files: readonly string[];
  readonly tests: readonly string[];
}

const domain = 'packages/domain/src';
const sandbox = 'apps/sandbox/src';
const filesIn = (folder: string): readonly string[] => [`${folder}/*.ts`, `!${folder}/*.test.ts`];

/** The code in which a fault costs money, an order or a session. */
export const mutantGroups = {
  placement: {
    files: filesIn(`${domain}/request/placement`),
    tests: [`${domain}/request/placement/*.test.ts`],
  },
  sending: {
    files: filesIn(`${domain}/request/sending`),
    tests: [
      `${domain}/request/{sending,flow,vouchers}/*.test.ts`,
      `${domain}/payment/{confirmation,payment,preparation}.test.ts`,
    ],
  },
  fee: {
    files: filesIn(`${domain}/request/fee`),
    tests: [`${domain}/request/{fee,sending,vouchers,flow}/*.test.ts`],
  },
  payment: {
    files: filesIn(`${domain}/payment`),
    tests: [`${domain}/payment/*.test.ts`],
  },
  session: {
    files: filesIn(`${domain}/account/session`),
    tests: [`${domain}/account/{session,guest,password-reset}/*.test.ts`],
  },
  store: {
    files: filesIn(`${sandbox}/store`),
    tests: [`${sandbox}/{store,courier,socket}/*.test.ts`],
  },
  service: {
    files: [...filesIn(`${sandbox}/orders`), ...filesIn(`${sandbox}/payments`)],
    tests: [`${sandbox}/{orders,payments,vouchers}/*.test.ts`],
  },
} as const satisfies Readonly<Record<string, MutantGroup>>;

export type MutantGroupName = keyof typeof mutantGroups;
export const groupNames: readonly MutantGroupName[] = [
  'placement',
  'sending',
  'fee',
  'payment',
  'session',
  'store',
  'service',
];
