/** Returns true if a path contains the id of the vendor whose screen it opens. */
export const isVendorPath = (path: string): boolean =>
  /^\/(request-a-rider|order-tracking|history|bulk-order)\/./.test(path);
