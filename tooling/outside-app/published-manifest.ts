/** Parts of a package.json that differ between the workspace and what is published. */
export interface Manifest {
  readonly exports: Readonly<Record<string, ExportTarget>>;
  readonly [field: string]: unknown;
}

type ExportTarget = string | null | Readonly<Record<string, string>>;

/** Fields that only the workspace has a use for. */
const ownFields = ['scripts', 'devDependencies', 'files', 'publishConfig', 'private'];

const sourceCondition = '@saddlebag/source';

const fromDist = (path: string): string => path.replace(/^\.\/dist\//, './');

const published = (target: ExportTarget): ExportTarget => {
  if (target === null) return null;
  if (typeof target === 'string') return fromDist(target);
  return Object.fromEntries(
    Object.entries(target)
      .filter(([condition]) => condition !== sourceCondition)
      .map(([condition, path]) => [condition, fromDist(path)]),
  );
};

/**
 * The manifest as it is published. `dist` is the package's root there, and the condition under which the workspace
 * takes the source is gone: there is no source to take.
 */
export const publishedManifest = (manifest: Manifest): Manifest => ({
  ...Object.fromEntries(Object.entries(manifest).filter(([field]) => !ownFields.includes(field))),
  exports: Object.fromEntries(
    Object.entries(manifest.exports).map(([entry, target]) => [entry, published(target)]),
  ),
});
