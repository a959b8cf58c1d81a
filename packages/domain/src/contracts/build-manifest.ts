import * as z from 'zod/mini';

/** The part of `/build-manifest.json` that names the deployed build. */
export const buildManifestSchema = z.object({
  /** Path of the entry script, whose name contains a hash of the whole build. Null if there is none. */
  build: z.nullable(z.string()),
});
