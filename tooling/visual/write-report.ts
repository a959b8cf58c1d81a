import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { decisionsText } from './decisions.ts';
import type { Decisions } from './decisions.ts';
import type { Report } from './model.ts';

const page = join(import.meta.dirname, 'page');
const opening = 'window.visualReport = ';

/** One script that a file opened from the disk may load: browsers refuse it modules and data there. */
const bundleScript = (folder: string): Promise<unknown> =>
  build({
    configFile: false,
    logLevel: 'silent',
    build: {
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      lib: { entry: join(page, 'review.ts'), formats: ['iife'], name: 'review', fileName: () => 'review.js' },
    },
  });

/** Writes the review as a folder of files that needs no server and no network. Pictures are copied from where they were kept. */
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
  for (const name of ['index.html', 'review.css']) copyFileSync(join(page, name), join(folder, name));
  // The text is a script: what could end it or break a line of it is written as an escape.
  const text = JSON.stringify(report)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  writeFileSync(join(folder, 'report.js'), `${opening}${text};\n`);
  writeFileSync(join(folder, 'visual-review.json'), decisionsText(decisions));
  await bundleScript(folder);
};

/** The report of a folder that was written before. */
export const readReport = (folder: string): Report => {
  const script = readFileSync(join(folder, 'report.js'), 'utf8');
  return JSON.parse(script.slice(opening.length).replace(/;\s*$/, '')) as Report;
};
