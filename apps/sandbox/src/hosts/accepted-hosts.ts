/** Names of the machine itself, which no foreign DNS entry can have. */
const loopbackHosts: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

const hostPattern = /^[a-z\d]([a-z\d.-]*[a-z\d])?$|^\[[\da-f:.]+\]$/i;

/** Parses a list of host names separated by spaces or commas. Throws for anything else, such as a port. */
export const parseHosts = (list: string): readonly string[] =>
  list
    .split(/[\s,]+/)
    .filter((entry) => entry !== '')
    .map((entry) => {
      if (hostPattern.test(entry)) return entry.toLowerCase();
      throw new Error(`"${entry}" is not a host name: write it as portal.example, without scheme and port.`);
    });

/**
 * Creates the check of a request's host against the loopback names and `others`, with any port. Guards
 * against DNS rebinding, by which a foreign page reaches the service as its own origin.
 */
export const createHostCheck = (others: readonly string[]): ((request: Request) => boolean) => {
  const hosts = new Set([...loopbackHosts, ...others]);
  return (request) => hosts.has(new URL(request.url).hostname);
};
