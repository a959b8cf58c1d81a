/**
 * Adds the published manifest, license and README to `dist`. Runs in a package's folder, as the last build
 * step.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.ts';
import { publishedManifest } from './published-manifest.ts';
import type { Manifest } from './published-manifest.ts';

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
writeFileSync('dist/package.json', `${JSON.stringify(publishedManifest(manifest), null, 2)}\n`);
copyFileSync(join(root, 'LICENSE'), 'dist/LICENSE');
copyFileSync('README.md', 'dist/README.md');
