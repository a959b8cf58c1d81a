import { readFileSync } from 'node:fs';
import { defineConfig } from 'tsdown';

interface EntryTarget {
  readonly '@saddlebag/source': string;
}

const { exports: entries } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly exports: Readonly<Record<string, string | EntryTarget>>;
};

/** Builds each entry of the `exports` map: `src/account/session/index.ts` becomes `dist/account/session/index.js`. */
export default defineConfig({
  entry: Object.values(entries).flatMap((target) =>
    typeof target === 'string' ? [] : target['@saddlebag/source'],
  ),
  dts: true,
  platform: 'neutral',
  unbundle: true,
});
