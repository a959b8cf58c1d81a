import type { GridColumn } from './data-grid.types.ts';

/** The sticky header. Renders a `<div role="rowgroup">`. */
export function GridHead({ columns, rowNumberHeader }: GridHeadProps) {
  return (
    <div role="rowgroup" data-slot="data-grid-head">
      <div role="row" aria-rowindex={1}>
        <div role="columnheader" data-slot="data-grid-row-number" aria-colindex={1}>
          {rowNumberHeader}
        </div>
        {columns.map(({ id, header, width, align = 'start' }, at) => (
          <div
            key={id}
            role="columnheader"
            data-slot="data-grid-header"
            data-align={align}
            aria-colindex={at + 2}
            style={{ flexBasis: width }}
          >
            {header}
          </div>
        ))}
      </div>
    </div>
  );
}

interface GridHeadProps {
  readonly columns: readonly GridColumn[];
  readonly rowNumberHeader: string;
}
