import { ArrowUpIcon } from '../icons.tsx'
import type { ConsoleColumn, Sort } from './console-column.ts'
import { nextSort } from './sort-rows.ts'

interface Props<Row> {
  readonly columns: readonly ConsoleColumn<Row>[]
  readonly sort: Sort | undefined
  readonly onSort: (sort: Sort | undefined) => void
  /** Where rows can be selected: how it is with all that are shown. */
  readonly all: { readonly isSelected: boolean; readonly isSome: boolean } | undefined
  readonly onAll: () => void
}

export const HeadRow = <Row,>({ columns, sort, onSort, all, onAll }: Props<Row>) => (
  <thead>
    <tr>
      {all && (
        <th scope="col" className="console-check">
          <input
            ref={(input) => {
              if (input) input.indeterminate = all.isSome && !all.isSelected
            }}
            type="checkbox"
            className="check"
            aria-label="Select all shown"
            checked={all.isSelected}
            onChange={onAll}
          />
        </th>
      )}
      {columns.map((column) => {
        const { key, label, numeric, value } = column
        const sorted = sort?.key !== key ? undefined : sort.isDescending ? 'descending' : 'ascending'
        return (
          <th key={key} scope="col" data-numeric={numeric} aria-sort={value && (sorted ?? 'none')}>
            {value === undefined ? (
              label
            ) : (
              <button type="button" className="console-sort" data-sorted={sorted} onClick={() => onSort(nextSort(column, sort))}>
                {label}
                <ArrowUpIcon className="size-3" />
              </button>
            )}
          </th>
        )
      })}
    </tr>
  </thead>
)
