/** The storage of a device of the sandbox on which orders can be changed. */
export const modifiableOrders: Readonly<Record<string, string>> = {
  'saddlebag:flag-overrides': JSON.stringify({ ModifyOrderButton: true }),
};
