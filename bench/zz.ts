import { holdContest } from './contest.ts';
import { rowLine } from './table.ts';
import { sandboxSuite } from './sandbox/suite.ts';
const s = sandboxSuite(2000);
for (const c of s.contests) for (const r of await holdContest(c, 3)) console.log(rowLine(r));
s.close();
process.exit(0);
