import { areaPath, linePath, lineSegments } from './line-shapes.ts';
import { dashes, styleAt, marks } from './series-styles.ts';
import { axisPosition } from './value-axis.ts';
import type { PlotGeometry } from './chart-plot.tsx';
import type { LinePoint } from './line-shapes.ts';
import type { ChartData, LineSeries } from './chart.types.ts';

/** Number of points above which a line has no symbols, because they would hide the line. */
const maxMarks = 32;

/**
 * The lines, the symbols of their points, and a vertical guide at the cursor. A point between two breaks
 * always has a symbol, because no line leads to it.
 */
export function LineMarks({ data, lines, geometry: { width, height, activeIndex } }: LineMarksProps) {
  const { stops, series, ticks } = data;
  const baseline = height * (1 - Math.max(0, Math.min(1, axisPosition(0, ticks))));
  const activeStop = stops[activeIndex];
  return (
    <>
      {activeStop && (
        <path className="sb-chart-guide" d={`M${String(activeStop.position * width)} 0V${String(height)}`} />
      )}
      {series.map(({ id, tone, styleIndex, values }, seriesIndex) => {
        // A null value breaks the line. A stop at which only other series have points does not.
        const ownStopKeys = new Set(lines[seriesIndex]?.points.map(({ x }) => String(x)));
        const points = stops.flatMap(({ key, position }, stopIndex): readonly LinePoint[] => {
          const value = values[stopIndex] ?? null;
          if (value !== null) return [{ x: position * width, y: height * (1 - axisPosition(value, ticks)) }];
          return ownStopKeys.has(key) ? [null] : [];
        });
        const segments = lineSegments(points);
        const activeValue = values[activeIndex] ?? null;
        const markedPoints = segments.flatMap((segment) =>
          segment.length === 1 || points.length <= maxMarks ? segment : [],
        );
        return (
          <g key={id} data-slot="chart-line" data-tone={tone} className="sb-chart-tone">
            {series.length === 1 &&
              segments.map((segment) => (
                <path key={segment[0]?.x} className="sb-chart-area" d={areaPath(segment, baseline)} />
              ))}
            <path
              className="sb-chart-line"
              d={segments.map(linePath).join('')}
              strokeDasharray={styleAt(dashes, styleIndex)}
            />
            {markedPoints.map(({ x, y }) => (
              <path
                key={x}
                className="sb-chart-mark"
                data-slot="chart-mark"
                d={styleAt(marks, styleIndex)}
                transform={`translate(${String(x)} ${String(y)}) scale(0.8)`}
              />
            ))}
            {activeStop && activeValue !== null && (
              <path
                className="sb-chart-mark"
                d={styleAt(marks, styleIndex)}
                transform={`translate(${String(activeStop.position * width)} ${String(height * (1 - axisPosition(activeValue, ticks)))}) scale(1.3)`}
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
  /**
   * The series as passed to the chart. Their points show whether a missing value is a break or lies between
   * two points.
   */
  readonly lines: readonly LineSeries[];
  readonly geometry: PlotGeometry;
}
