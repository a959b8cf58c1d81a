import { cpus, loadavg } from 'node:os';
import { columns } from './report.ts';
import type { Row } from './contest.ts';

const line = columns([27, 25, 12, 12, 20, 8, 8]);

const figure = (value: number, unit: string): string => {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 3;
  return `${value.toFixed(digits)} ${unit}`;
};

/** What the figures were taken on. */
export const machineLine = (browser: string, data: string): string =>
  `machine  ${cpus().length} cpu  load ${(loadavg()[0] ?? 0).toFixed(1)}  chromium ${browser}  node ${process.versions.node}  data ${data}`;

export const headLine = (): string =>
  line('case', 'size', 'ours', 'base', 'ratio (min–max)', 'goal', 'verdict');

/** One line of the report. */
export const rowLine = ({ name, size, goal, subject, base, ratio, lowest, highest, verdict }: Row): string =>
  line(
    name,
    size,
    figure(subject, goal.unit),
    figure(base, goal.unit),
    `${ratio.toFixed(2)} (${lowest.toFixed(2)}–${highest.toFixed(2)})`,
    `≤ ${goal.limit}`,
    verdict,
  );
