import type { MouseEvent } from 'react'
import type { ConsoleColumn } from './console-column.ts'

export type RowTone = 'lime' | 'good' | 'warn' | 'bad' | 'note'

interface Props<Row> {
  readonly row: Row
  readonly columns: readonly ConsoleColumn<Row>[]
  readonly tone: RowTone | undefined
  readonly opens: boolean
  readonly isCursor: boolean
  /** The keyboard comes to the table by it. */
  readonly isEntry: boolean
  /** Undefined where rows can't be selected. */
  readonly isSelected: boolean | undefined
  readonly onFocus: () => void
  readonly onClick: (event: MouseEvent) => void
  /** By its box; with Shift, together with those before it. */
  readonly onSelect: (isRange: boolean) => void
}

export const BodyRow = <Row,>({ row, columns, tone, opens, isCursor, isEntry, isSelected, onFocus, onClick, onSelect }: Props<Row>) => (
  <tr
    tabIndex={isEntry ? 0 : -1}
    aria-selected={isSelected}
    data-cursor={isCursor || undefined}
    data-tone={tone}
    data-opens={opens || undefined}
    onFocus={onFocus}
    onClick={onClick}
  >
    {isSelected !== undefined && (
      <td className="console-check">
        <input
          type="checkbox"
          className="check"
          aria-label={`Select ${nameOf(row, columns)}`}
          tabIndex={-1}
          checked={isSelected}
          readOnly
          onClick={({ shiftKey }) => onSelect(shiftKey)}
        />
      </td>
    )}
    {columns.map(({ key, numeric, wraps, cell }, place) =>
      place === 0 ? (
        <th key={key} scope="row" data-numeric={numeric} data-wraps={wraps}>
          {cell(row)}
        </th>
      ) : (
        <td key={key} data-numeric={numeric} data-wraps={wraps}>
          {cell(row)}
        </td>
      ),
    )}
  </tr>
)

const nameOf = <Row,>(row: Row, [first]: readonly ConsoleColumn<Row>[]): string => String(first?.text?.(row) ?? first?.value?.(row) ?? '')
