import type { CellValue, ConsoleColumn, Sort } from './console-column.ts'

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

const compare = (one: string | number, other: string | number): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : collator.compare(String(one), String(other))

const isBlank = (value: CellValue): value is null => value === null || Number.isNaN(value)

/** Rows that are alike stay in the order they came in, and those without a value come last either way. */
export const sortRows = <Row>(rows: readonly Row[], columns: readonly ConsoleColumn<Row>[], sort: Sort | undefined): readonly Row[] => {
  const valueOf = columns.find(({ key }) => key === sort?.key)?.value
  if (sort === undefined || valueOf === undefined) return rows
  const direction = sort.isDescending ? -1 : 1
  return rows
    .map((row) => ({ row, value: valueOf(row) }))
    .toSorted(({ value: one }, { value: other }) => {
      if (isBlank(one) || isBlank(other)) return Number(isBlank(one)) - Number(isBlank(other))
      return direction * compare(one, other)
    })
    .map(({ row }) => row)
}

/** One way, the other way, and then as the rows came. Of numbers the largest come first. */
export const nextSort = <Row>({ key, numeric = false }: ConsoleColumn<Row>, sort: Sort | undefined): Sort | undefined => {
  if (sort?.key !== key) return { key, isDescending: numeric }
  return sort.isDescending === numeric ? { key, isDescending: !numeric } : undefined
}
