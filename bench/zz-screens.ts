import { buildPortal } from './bundle/build-pages.ts';
import { findChunkOfModule, findEntryFile, staticClosure, compressedBytes } from './bundle/chunk-graph.ts';
const chunks = await buildPortal();
for (const [n, re] of [['login', /\/routes\/login\/page\.tsx$/], ['request', /\/routes\/request\/page\.tsx$/], ['tracking', /\/routes\/tracking\/screen\.tsx$|\/routes\/tracking\/page\.tsx$/], ['history', /\/routes\/history\/page\.tsx$/], ['bulk', /\/routes\/bulk-order\/page\.tsx$/], ['placement', /placement\/run-placement\.ts$/], ['faq', /routes\/faq\/page\.tsx$/]] as const)
  try { const l = staticClosure(chunks, [findEntryFile(chunks), findChunkOfModule(chunks, re)]); console.log(n, compressedBytes(l), l.length, l.map((c) => c.name).join(' ')); } catch (e) { console.log(n, String(e).slice(0, 100)); }
