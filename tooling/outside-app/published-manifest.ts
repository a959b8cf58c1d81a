/** A package.json, in the form of the workspace or of the published package. */
export interface Manifest {
  readonly exports: Readonly<Record<string, ExportTarget>>;
  readonly [field: string]: unknown;
}

type ExportTarget = string | null | Readonly<Record<string, string>>;

/** Fields that only the workspace uses. */
const workspaceFields = ['scripts', 'devDependencies', 'files', 'publishConfig', 'private'];

const sourceCondition = '@saddlebag/source';

const relativeToDist = (path: string): string => path.replace(/^\.\/dist\//, './');

const publishedTarget = (target: ExportTarget): ExportTarget => {
  if (target === null) return null;
  if (typeof target === 'string') return relativeToDist(target);
  return Object.fromEntries(
    Object.entries(target)
      .filter(([condition]) => condition !== sourceCondition)
      .map(([condition, path]) => [condition, relativeToDist(path)]),
  );
};

/**
 * Returns the manifest of the published package. Its root is `dist`, and it contains no source files, so
 * paths lose `dist/` and exports lose the source condition.
 */
export const publishedManifest = (manifest: Manifest): Manifest => ({
  ...Object.fromEntries(Object.entries(manifest).filter(([field]) => !workspaceFields.includes(field))),
  exports: Object.fromEntries(
    Object.entries(manifest.exports).map(([entry, target]) => [entry, publishedTarget(target)]),
  ),
});
