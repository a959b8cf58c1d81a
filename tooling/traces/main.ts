import { parseArgs } from 'node:util';
import { runModelTraces } from './model.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
  },
});
const faults = await runModelTraces(Number(values.count), Number(values.seed));
process.exitCode = faults > 0 ? 1 : 0;
