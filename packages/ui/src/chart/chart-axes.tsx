import { thinOutLabels } from './thin-out.ts';
import { axisPosition } from './value-axis.ts';
import type { ReactNode } from 'react';
import type { ChartOptions } from './chart-options.ts';
import type { ChartData } from './chart.types.ts';

const formatPercent = (position: number) => `${(position * 100).toFixed(3)}%`;

/**
 * The grid lines with the labels of the value axis, and as many labels of the horizontal axis as fit. The
 * labels are HTML outside the SVG, so they keep their font, size and direction. Screen readers skip the
 * labels and read the table.
 */
export function ChartAxes({ data: { stops, ticks }, options, labelWidth, children }: ChartAxesProps) {
  const { format, formatTick = format } = options;
  const labelledIndexes = thinOutLabels(
    stops.map(({ position }) => position),
    labelWidth,
  );
  const gaps = labelledIndexes
    .slice(1)
    .map(
      (index, gapIndex) =>
        (stops[index]?.position ?? 1) - (stops[labelledIndexes[gapIndex] ?? 0]?.position ?? 0),
    );
  const minGap = gaps.length === 0 ? 1 : Math.min(...gaps);
  // A label may extend slightly beyond the plot, but not beyond the card.
  const maxLabelWidth = (position: number) =>
    Math.min(minGap, 2 * Math.min(position, 1 - position) + labelWidth / 2);
  return (
    <>
      <div aria-hidden="true" data-slot="chart-values" className="sb-chart-values">
        {ticks.map((tick) => (
          <span key={tick} style={{ insetBlockStart: formatPercent(1 - axisPosition(tick, ticks)) }}>
            <bdi>{formatTick(tick)}</bdi>
          </span>
        ))}
      </div>
      <div className="sb-chart-field">
        {ticks.map((tick) => (
          <span
            key={tick}
            aria-hidden="true"
            className="sb-chart-grid"
            style={{ insetBlockStart: formatPercent(1 - axisPosition(tick, ticks)) }}
          />
        ))}
        {children}
      </div>
      <div aria-hidden="true" data-slot="chart-names" className="sb-chart-names">
        {labelledIndexes.map((index) => {
          const stop = stops[index];
          return (
            stop && (
              <span
                key={stop.key}
                style={{
                  insetInlineStart: formatPercent(stop.position),
                  maxInlineSize: formatPercent(maxLabelWidth(stop.position)),
                }}
              >
                <bdi>{stop.label}</bdi>
              </span>
            )
          );
        })}
      </div>
    </>
  );
}

interface ChartAxesProps {
  readonly data: ChartData;
  readonly options: ChartOptions;
  /** Width of a label below the plot, as a fraction of the plot width. */
  readonly labelWidth: number;
  readonly children: ReactNode;
}
