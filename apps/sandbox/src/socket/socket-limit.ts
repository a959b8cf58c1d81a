/** Counts the open sockets of each address. */
export interface SocketLimit {
  hasRoom(address: string | null): boolean;
  /** Counts a socket until the returned function is called. */
  add(address: string | null): () => void;
}

/** Creates the counter. An unknown address, `null`, has no limit. */
export const createSocketLimit = (maxPerAddress: () => number): SocketLimit => {
  const counts = new Map<string, number>();
  return {
    hasRoom: (address) => address === null || (counts.get(address) ?? 0) < maxPerAddress(),
    add(address) {
      if (address === null) return () => {};
      counts.set(address, (counts.get(address) ?? 0) + 1);
      return () => {
        const rest = (counts.get(address) ?? 0) - 1;
        if (rest > 0) counts.set(address, rest);
        else counts.delete(address);
      };
    },
  };
};
