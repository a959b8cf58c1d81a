/**
 * What is stored on behalf of whoever is signed in: how the keys begin. Everything under them goes when they log out, and
 * is put aside when somebody else signs in. What belongs to the device (language, appearance) is not among them.
 */
export const accountKeys = {
  draft: 'saddlebag:draft:',
  origin: 'saddlebag:origin:',
  placement: 'saddlebag:placement:',
  unseenOrder: 'saddlebag:unseen-order:',
  claimedOrders: 'saddlebag:claimed-orders',
  recents: 'saddlebag:recent',
  guestOrders: 'saddlebag:guest-orders',
} as const;
