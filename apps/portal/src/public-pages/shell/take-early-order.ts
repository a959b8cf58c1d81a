import type { FetchPort } from '@saddlebag/domain/ports';

/**
 * Returns a fetch function that gives the first call for the order the response that the page's inline script
 * requested. All other calls go to the network.
 */
export const takeEarlyOrder = (): FetchPort => {
  let early = globalThis.earlyOrder;
  return (input, init) => {
    if (early === undefined || input !== early.url) return globalThis.fetch(input, init);
    const { response } = early;
    early = undefined;
    return response;
  };
};
