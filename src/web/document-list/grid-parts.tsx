import type { ComponentProps } from 'react';

// Lines of a virtual table are placed by hand, which table elements do not allow; so its parts are divs with roles. The
// focus goes to the controls in the cells, not to the cells.

/** A line of a table; `aria-rowindex` counts from 1, the heads included. */
export function GridRow(props: ComponentProps<'div'>) {
  // biome-ignore lint/a11y: see above
  return <div role="row" {...props} />;
}

export function GridCell(props: ComponentProps<'div'>) {
  // biome-ignore lint/a11y: see above
  return <div role="gridcell" {...props} />;
}

export function ColumnHead(props: ComponentProps<'div'>) {
  // biome-ignore lint/a11y: see above
  return <div role="columnheader" {...props} />;
}

export function RowGroup(props: ComponentProps<'div'>) {
  // biome-ignore lint/a11y: see above
  return <div role="rowgroup" {...props} />;
}
