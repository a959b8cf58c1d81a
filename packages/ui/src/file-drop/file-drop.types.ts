/** How far a file has come; its owner says so. */
export type FileStatus =
  | { readonly kind: 'ready' }
  /** Null while nobody knows how much has gone. */
  | { readonly kind: 'uploading'; readonly percent: number | null }
  | { readonly kind: 'processing' }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly reason: string };

/** What a file has to be. */
export interface FileRules {
  /** Endings with their dot, such as `.xlsx`. The type that a browser names is not asked: it is often wrong. */
  readonly accept: readonly string[];
  readonly maxBytes?: number | undefined;
  /** Looks into the file and says what is wrong with it, or null. */
  readonly check?: ((file: File) => Promise<string | null>) | undefined;
}
