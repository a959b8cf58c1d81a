import { OperatorError } from '../operator-error.ts';

/** Names of the machine itself. No other site can have one of them. */
const loopbackHosts: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

const hostPattern = /^[a-z\d]([a-z\d.-]*[a-z\d])?$|^\[[\da-f:.]+\]$/i;

/** Parses a list of host names separated by spaces or commas. Throws for anything else, such as a port. */
export const parseHosts = (list: string): readonly string[] =>
  list
    .split(/[\s,]+/)
    .filter((entry) => entry !== '')
    .map((entry) => {
      if (hostPattern.test(entry)) return entry.toLowerCase();
      throw new OperatorError(
        `SANDBOX_HOSTS contains "${entry}", which is not a host name: write it as portal.example, without scheme and port.`,
      );
    });

/**
 * Creates the function that checks whether a request names a loopback host or one of `others`, with any port.
 * Guards against DNS rebinding, by which a foreign page reaches the service as its own origin.
 */
export const createHostCheck = (others: readonly string[]): ((request: Request) => boolean) => {
  const hosts = new Set([...loopbackHosts, ...others]);
  return (request) => hosts.has(new URL(request.url).hostname);
};
