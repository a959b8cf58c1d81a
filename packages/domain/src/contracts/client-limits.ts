/** The members of `limits` that every screen loads, including the login. */
export const clientLimits = {
  requestRetries: 3,
  retryDelayMs: 1000,
  tokenRefreshMarginS: 600,
  notificationStoreMs: 5000,
  vendorErrorMs: 10_000,
  /** RFC 5321, section 4.5.3.1. */
  emailBytes: 254,
} as const;
