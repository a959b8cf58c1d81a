import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { formatDecisions } from './decisions.ts';
import type { Decisions } from './decisions.ts';
import type { Report } from './model.ts';

const pageFolder = join(import.meta.dirname, 'page');
const scriptStart = 'window.visualReport = ';

/** Bundles the page's code into one classic script, because a page opened from disk cannot load modules. */
const bundleScript = (folder: string): Promise<unknown> =>
  build({
    configFile: false,
    logLevel: 'silent',
    build: {
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      lib: {
        entry: join(pageFolder, 'review.ts'),
        formats: ['iife'],
        name: 'review',
        fileName: () => 'review.js',
      },
    },
  });

/** Writes the review page and its pictures into a folder that works without a server. */
export const writeReport = async (
  folder: string,
  report: Report,
  pictures: string,
  decisions: Decisions,
): Promise<void> => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  for (const { before, after, difference } of report.items) {
    for (const name of [before?.hash, after?.hash, difference]) {
      if (name) copyFileSync(join(pictures, `${name}.png`), join(folder, 'pictures', `${name}.png`));
    }
  }
  for (const name of ['index.html', 'review.css']) copyFileSync(join(pageFolder, name), join(folder, name));
  // The report is part of a script, so escape the characters that could end the script or a line.
  const text = JSON.stringify(report)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  writeFileSync(join(folder, 'report.js'), `${scriptStart}${text};\n`);
  writeFileSync(join(folder, 'visual-review.json'), formatDecisions(decisions));
  await bundleScript(folder);
};

/** Reads the report of a review folder. */
export const readReport = (folder: string): Report => {
  const script = readFileSync(join(folder, 'report.js'), 'utf8');
  return JSON.parse(script.slice(scriptStart.length).replace(/;\s*$/, '')) as Report;
};
