/** Status of a file, set by the consumer. */
export type FileStatus =
  | { readonly kind: 'ready' }
  /** `percent` runs from 0 to 100. It is null while the progress is unknown. */
  | { readonly kind: 'uploading'; readonly percent: number | null }
  | { readonly kind: 'processing' }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly reason: string };

/** Rules that a file must satisfy. */
export interface FileRules {
  /**
   * File extensions with their dot, such as `.xlsx`. MIME types are ignored, because browsers often get them
   * wrong.
   */
  readonly accept: readonly string[];
  readonly maxBytes?: number | undefined;
  /** Checks the content of a file. Resolves to an error message, or to null if the file is valid. */
  readonly check?: ((file: File) => Promise<string | null>) | undefined;
}
