import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { markets } from '../../packages/domain/src/contracts/market.ts';
import { parseMessage } from '../../packages/domain/src/request/paste/parse-message.ts';
import { corpusMessages } from '../../packages/domain/src/request/paste/testing/corpus.ts';
import { root } from '../../tooling/workspace.ts';
import { sourceCondition } from '../../vite.shared.ts';
import { collectChunks, compressedBytes } from '../bundle/chunk-graph.ts';
import { formatColumns, toVerdict, type Report } from '../report.ts';

/** Length of the text to parse. Messages about orders are shorter. */
const TEXT_LENGTH = 5000;
const RUNS = 40;
/** A browser with a CPU that is four times slower has 20 ms. */
const maxMilliseconds = 5;
const maxKilobytes = 400;

const formatLine = formatColumns([30, 24, 12, 8]);

const medianMilliseconds = (text: string): number => {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const start = performance.now();
    parseMessage(text, markets.bd);
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? Number.NaN;
};

/** Builds the parser with its weights alone and returns its transfer size in kilobytes. */
const measureKilobytes = async (): Promise<number> => {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    root,
    resolve: { conditions: [sourceCondition] },
    build: {
      write: false,
      minify: true,
      lib: { entry: join(root, 'packages/domain/src/request/paste/parse-message.ts'), formats: ['es'] },
    },
  });
  const outputs = (Array.isArray(output) ? output : [output]) as readonly Rolldown.RolldownOutput[];
  return compressedBytes([...collectChunks(outputs).values()]) / 1000;
};

/** Reports how long the parser takes for a long text, and how much the browser loads for it. */
export const pasteCostReport = async (): Promise<Report> => {
  const times = ['en', 'zh', 'ar', 'bn', 'th'].map((language) => {
    const texts = corpusMessages.filter((message) => message.language === language);
    return medianMilliseconds(
      texts
        .map(({ text }) => text)
        .join('\n')
        .slice(0, TEXT_LENGTH),
    );
  });
  const slowest = Math.max(...times);
  const kilobytes = await measureKilobytes();
  const goals = [slowest <= maxMilliseconds, kilobytes <= maxKilobytes] as const;
  return {
    lines: [
      '\ncost of the paste parser',
      formatLine('case', 'figure', 'goal', 'verdict'),
      formatLine(
        `${TEXT_LENGTH} characters`,
        `${Math.min(...times).toFixed(1)}–${slowest.toFixed(1)} ms`,
        `≤ ${maxMilliseconds} ms`,
        toVerdict(goals[0]),
      ),
      formatLine(
        'parser and weights, gzip',
        `${kilobytes.toFixed(0)} kB`,
        `≤ ${maxKilobytes} kB`,
        toVerdict(goals[1]),
      ),
    ],
    passed: goals.filter((goal) => goal).length,
    failed: goals.filter((goal) => !goal).length,
  };
};
