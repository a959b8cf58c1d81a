import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { brands } from '@saddlebag/ui/brands';
import { contrastReport } from '@saddlebag/ui/tokens';

/** `npm run brands:contrast`: every pair of colours of every brand. `-- --out <file>` writes it instead. */
const { values } = parseArgs({ options: { out: { type: 'string' } } });
const report = Object.values(brands).map(contrastReport).join('\n');

if (values.out === undefined) {
  console.log(report);
} else {
  mkdirSync(dirname(values.out), { recursive: true });
  writeFileSync(values.out, report);
}
