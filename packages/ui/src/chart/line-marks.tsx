import { areaPath, linePath, lineStretches } from './line-shapes.ts';
import { dashes, lookOf, marks } from './series-looks.ts';
import { axisShare } from './value-axis.ts';
import type { Drawing } from './chart-plot.tsx';
import type { LinePoint } from './line-shapes.ts';
import type { ChartData, LineSeries } from './chart.types.ts';

/** Maximum number of points drawn with marks. More marks would hide the line. */
const mostMarks = 32;

/**
 * The lines with their marks, and a guide at the active stop. A point between two breaks always has a mark.
 */
export function LineMarks({ data, lines, drawing: { width, height, active } }: LineMarksProps) {
  const { stops, series, ticks } = data;
  const foot = height * (1 - Math.max(0, Math.min(1, axisShare(0, ticks))));
  const here = stops[active];
  return (
    <>
      {here && <path className="sb-chart-guide" d={`M${String(here.share * width)} 0V${String(height)}`} />}
      {series.map(({ id, tone, look, values }, nth) => {
        // Only a null point of this series breaks its line. A stop that only other series have does not.
        const own = new Set(lines[nth]?.points.map(({ x }) => String(x)));
        const points = stops.flatMap(({ key, share }, at): readonly LinePoint[] => {
          const value = values[at] ?? null;
          if (value !== null) return [{ x: share * width, y: height * (1 - axisShare(value, ticks)) }];
          return own.has(key) ? [null] : [];
        });
        const stretches = lineStretches(points);
        const looked = values[active] ?? null;
        const shown = stretches.flatMap((stretch) =>
          stretch.length === 1 || points.length <= mostMarks ? stretch : [],
        );
        return (
          <g key={id} data-slot="chart-line" data-tone={tone} className="sb-chart-tone">
            {series.length === 1 &&
              stretches.map((stretch) => (
                <path key={stretch[0]?.x} className="sb-chart-area" d={areaPath(stretch, foot)} />
              ))}
            <path
              className="sb-chart-line"
              d={stretches.map(linePath).join('')}
              strokeDasharray={lookOf(dashes, look)}
            />
            {shown.map(({ x, y }) => (
              <path
                key={x}
                className="sb-chart-mark"
                data-slot="chart-mark"
                d={lookOf(marks, look)}
                transform={`translate(${String(x)} ${String(y)}) scale(0.8)`}
              />
            ))}
            {here && looked !== null && (
              <path
                className="sb-chart-mark"
                d={lookOf(marks, look)}
                transform={`translate(${String(here.share * width)} ${String(height * (1 - axisShare(looked, ticks)))}) scale(1.3)`}
              />
            )}
          </g>
        );
      })}
    </>
  );
}

interface LineMarksProps {
  readonly data: ChartData;
  /** The series as passed to the chart. They determine which stops each line has points at. */
  readonly lines: readonly LineSeries[];
  readonly drawing: Drawing;
}
