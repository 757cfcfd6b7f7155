import type { ReactNode } from 'react'

export type Column<Row> = { key: string; label: ReactNode; numeric?: boolean; hideLabel?: boolean; cell: (row: Row) => ReactNode }

type Props<Row> = {
  /** What the table lists; read out, not shown. */
  caption: string
  /** The first column names the row. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row, index: number) => string
  empty?: ReactNode
}

export const Table = <Row,>({ caption, columns, rows, rowKey, empty = 'No data' }: Props<Row>) => (
  // Focusable, because what is wider than a phone is scrolled sideways, with keys as well.
  <div className="table-frame" role="region" aria-label={caption} tabIndex={0}>
    <table className="table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ key, label, numeric, hideLabel }) => (
            <th key={key} scope="col" data-numeric={numeric}>
              {hideLabel === true ? <span className="sr-only">{label}</span> : label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={rowKey(row, at)}>
            {columns.map(({ key, numeric, cell }, index) =>
              index === 0 ? (
                <th key={key} scope="row" data-numeric={numeric}>
                  {cell(row)}
                </th>
              ) : (
                <td key={key} data-numeric={numeric}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
        {rows.length > 0 ? null : (
          <tr>
            <td colSpan={columns.length} className="py-10! text-center! text-ink-3">
              {empty}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  </div>
)
