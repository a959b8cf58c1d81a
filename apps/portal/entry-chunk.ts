/** The part of a chunk that tells whether it is the entry. */
interface EntryCandidate {
  readonly type: 'chunk' | 'asset';
  readonly name?: string | undefined;
  readonly isEntry?: boolean | undefined;
}

/**
 * Finds the script that the page loads first. The chunk "first-load" contains the portal's entry module. Vite then drops
 * the chunk of the page itself, which would only import it, so no chunk is marked as the entry.
 */
export const findEntryChunk = <File extends EntryCandidate>(
  files: readonly File[],
): Extract<File, { readonly type: 'chunk' }> | undefined => {
  const chunks = files.filter(
    (file): file is Extract<File, { readonly type: 'chunk' }> => file.type === 'chunk',
  );
  return chunks.find(({ isEntry }) => isEntry) ?? chunks.find(({ name }) => name === 'first-load');
};
