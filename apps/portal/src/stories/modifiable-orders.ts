/** Device storage that enables the modification of orders. */
export const modifiableOrders: Readonly<Record<string, string>> = {
  'saddlebag:flag-overrides': JSON.stringify({ ModifyOrderButton: true }),
};
