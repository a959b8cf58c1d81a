import { cpus, loadavg } from 'node:os';
import { formatColumns } from './report.ts';
import type { ResultRow } from './comparison.ts';

const formatLine = formatColumns([27, 25, 12, 12, 20, 8, 8]);

const formatFigure = (value: number, unit: string): string => {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 3;
  return `${value.toFixed(digits)} ${unit}`;
};

/** Describes the machine and the data of the measurements. */
export const formatMachine = (browser: string, data: string): string =>
  `machine  ${cpus().length} cpu  load ${(loadavg()[0] ?? 0).toFixed(1)}  chromium ${browser}  node ${process.versions.node}  data ${data}`;

export const formatHeader = (): string =>
  formatLine('case', 'size', 'subject', 'baseline', 'ratio (min–max)', 'goal', 'verdict');

export const formatRow = ({
  name,
  size,
  goal,
  subject,
  baseline,
  ratio,
  lowest,
  highest,
  verdict,
}: ResultRow): string =>
  formatLine(
    name,
    size,
    formatFigure(subject, goal.unit),
    formatFigure(baseline, goal.unit),
    `${ratio.toFixed(2)} (${lowest.toFixed(2)}–${highest.toFixed(2)})`,
    `≤ ${goal.limit}`,
    verdict,
  );
