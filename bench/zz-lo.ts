import { buildPortal } from './bundle/build-pages.ts';
import { findChunkOfModule, findEntryFile, staticClosure } from './bundle/chunk-graph.ts';
import { writeFileSync, mkdirSync, rmSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
const chunks = await buildPortal();
rmSync('/tmp/ch', { recursive: true, force: true });
mkdirSync('/tmp/ch', { recursive: true });
for (const [n, re, target] of [
  ['login', /\/routes\/login\/page\.tsx$/, 1.5],
  ['request', /\/routes\/request\/page\.tsx$/, 2],
] as const) {
  const l = staticClosure(chunks, [findEntryFile(chunks), findChunkOfModule(chunks, re)]);
  let sum = 0;
  for (const c of l) {
    const z = gzipSync(c.code, { level: 9 }).length;
    sum += z;
    console.log(n, c.fileName, c.code.length, z);
    writeFileSync('/tmp/ch/' + c.fileName.split('/').pop(), c.code);
  }
  writeFileSync(
    `/tmp/ch/${n}.json`,
    JSON.stringify(
      l.map((c) => ({
        name: c.name,
        modules: Object.entries(c.modules).map(([id, m]) => [id.replace('/work/main/', ''), m.code]),
      })),
    ),
  );
  console.log(n, sum, 'over by', Math.round(sum - target * 67600), 'ratio', (sum / 67600).toFixed(3));
}
