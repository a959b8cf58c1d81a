/**
 * Prefixes of the storage keys that belong to an account or a guest. A logout deletes these keys, and the
 * login of another account hides them. Settings of the device (language, appearance) have other prefixes.
 */
export const accountKeys = {
  draft: 'saddlebag:draft:',
  origin: 'saddlebag:origin:',
  placement: 'saddlebag:placement:',
  unviewedOrder: 'saddlebag:unseen-order:',
  claimedOrders: 'saddlebag:claimed-orders',
  recents: 'saddlebag:recent',
  guestOrders: 'saddlebag:guest-orders',
  attention: 'saddlebag:attention:',
} as const;
