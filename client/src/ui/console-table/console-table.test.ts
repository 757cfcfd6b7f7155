import { expect, it } from 'vitest'
import type { ConsoleColumn } from './console-column.ts'
import { countLabel, selectedLabel } from './count-labels.ts'
import { filterRows } from './filter-rows.ts'
import { moveCursor } from './move-cursor.ts'
import { extended, toggled, toggledAll } from './select-rows.ts'
import { nextSort, sortRows } from './sort-rows.ts'
import { csvOf, ndjsonOf } from './table-files.ts'

interface Row {
  readonly tool: string
  readonly points: number | null
  readonly at?: string
}

const TOOL: ConsoleColumn<Row> = { key: 'tool', label: 'Tool', cell: ({ tool }) => tool, value: ({ tool }) => tool }
const POINTS: ConsoleColumn<Row> = {
  key: 'points',
  label: 'Points',
  numeric: true,
  cell: ({ points }) => points,
  value: ({ points }) => points,
}
const AT: ConsoleColumn<Row> = {
  key: 'at',
  label: 'At',
  cell: () => null,
  value: ({ at = null }) => at,
  text: ({ at = '' }) => at.slice(11, 16),
}
const LOOK: ConsoleColumn<Row> = { key: 'look', label: 'Look', cell: () => 'seen only' }
const COLUMNS = [TOOL, POINTS, LOOK]

const ROWS: readonly Row[] = [
  { tool: 'Kiln', points: 9 },
  { tool: 'apple 10', points: null },
  { tool: 'Apple 9', points: 1204 },
  { tool: 'Östrich', points: 9 },
]
const namesOf = (rows: readonly Row[]) => rows.map(({ tool }) => tool)
const sorted = (key: string, isDescending = false) => namesOf(sortRows(ROWS, COLUMNS, { key, isDescending }))

it('sorts texts as people do, whatever their case, and numbers inside them as numbers', () => {
  expect(sorted('tool')).toEqual(['Apple 9', 'apple 10', 'Kiln', 'Östrich'])
  expect(sorted('tool', true)).toEqual(['Östrich', 'Kiln', 'apple 10', 'Apple 9'])
})

it('keeps rows that are alike in their order, and puts those without a value last either way', () => {
  expect(sorted('points')).toEqual(['Kiln', 'Östrich', 'Apple 9', 'apple 10'])
  expect(sorted('points', true)).toEqual(['Apple 9', 'Kiln', 'Östrich', 'apple 10'])
})

it('leaves the rows as they came for a column that has no values, or that there is not', () => {
  expect(sorted('look')).toEqual(namesOf(ROWS))
  expect(sorted('gone')).toEqual(namesOf(ROWS))
  expect(namesOf(sortRows(ROWS, COLUMNS, undefined))).toEqual(namesOf(ROWS))
})

it('sorts one way, the other way and not at all, the largest numbers first', () => {
  const ways = (column: ConsoleColumn<Row>) => {
    const first = nextSort(column, { key: 'other', isDescending: false })
    const second = nextSort(column, first)
    return [first, second, nextSort(column, second)].map((sort) => sort?.isDescending)
  }
  expect(ways(TOOL)).toEqual([false, true, undefined])
  expect(ways(POINTS)).toEqual([true, false, undefined])
})

it('finds the rows that have every word, in any case and column', () => {
  const found = (filter: string) => namesOf(filterRows(ROWS, COLUMNS, filter))
  expect(found('  ')).toHaveLength(4)
  expect(found('APPLE')).toEqual(['apple 10', 'Apple 9'])
  expect(found('apple 1204')).toEqual(['Apple 9'])
  expect(found('1,204')).toEqual(['Apple 9'])
  expect(found('seen only')).toEqual([])
  expect(found('apple kiln')).toEqual([])
})

it('finds what is read in a cell as well as its value', () => {
  const rows = [{ tool: 'Kiln', points: 1, at: '2026-03-01T14:02:11Z' }]
  expect(filterRows(rows, [AT], '14:02')).toHaveLength(1)
  expect(filterRows(rows, [AT], '2026-03-01')).toHaveLength(1)
  expect(filterRows(rows, [AT], '14:03')).toHaveLength(0)
})

it('selects a row, a range either way, and all that are shown', () => {
  const shown = ['a', 'b', 'c', 'd']
  const keys = (selected: ReadonlySet<string>) => [...selected].toSorted().join('')
  expect(keys(toggled(new Set('a'), 'b'))).toBe('ab')
  expect(keys(toggled(new Set('ab'), 'b'))).toBe('a')
  expect(keys(extended(new Set('a'), shown, 'b', 'd'))).toBe('abcd')
  expect(keys(extended(new Set(), shown, 'c', 'a'))).toBe('abc')
  expect(keys(extended(new Set(), shown, 'hidden', 'c'))).toBe('c')
  expect(keys(extended(new Set(), shown, undefined, 'c'))).toBe('c')
  expect(keys(toggledAll(new Set('bx'), shown))).toBe('abcdx')
  expect(keys(toggledAll(new Set('abcdx'), shown))).toBe('x')
})

it('walks the rows by key, and not beyond their ends', () => {
  expect(moveCursor('j', undefined, 3)).toBe(0)
  expect(moveCursor('ArrowDown', 0, 3)).toBe(1)
  expect(moveCursor('ArrowDown', 2, 3)).toBe(2)
  expect(moveCursor('k', 0, 3)).toBe(0)
  expect(moveCursor('PageDown', 0, 100)).toBe(12)
  expect(moveCursor('PageUp', 5, 100)).toBe(0)
  expect(moveCursor('Home', 5, 100)).toBe(0)
  expect(moveCursor('End', 5, 100)).toBe(99)
  expect(moveCursor('x', 5, 100)).toBeUndefined()
  expect(moveCursor('End', undefined, 0)).toBeUndefined()
})

it('says how much is shown of what is loaded, and how much that is of all', () => {
  const counts = { shown: 340, loaded: 340, total: undefined, hasMore: false, isFiltered: false }
  expect(countLabel(counts)).toBe('340 rows')
  expect(countLabel({ ...counts, shown: 1, loaded: 1 })).toBe('1 row')
  expect(countLabel({ ...counts, shown: 12, isFiltered: true })).toBe('12 of 340')
  expect(countLabel({ ...counts, total: 1204, hasMore: true })).toBe('340 of 1,204 loaded')
  expect(countLabel({ ...counts, hasMore: true })).toBe('340 loaded')
  expect(selectedLabel({ selected: 3, loaded: 340, hidden: 0 })).toBe('3 of 340 selected')
  expect(selectedLabel({ selected: 3, loaded: 340, hidden: 1 })).toBe('3 of 340 selected, 1 hidden by the filter')
})

it('writes CSV by RFC 4180: quoted where it must be, each line ended, and nothing of columns without values', () => {
  const rows = [
    { tool: 'Kiln, the "oven"', points: 1204 },
    { tool: 'two\nlines', points: null },
  ]
  expect(csvOf(COLUMNS, rows)).toBe('Tool,Points\r\n"Kiln, the ""oven""",1204\r\n"two\nlines",\r\n')
})

it.each(['=1+1', '+1', '-1', '@sum', '\tx', '\rx', '\nx', '＝1+1'])('makes %j harmless for spreadsheets', (tool) => {
  const [, field] = csvOf([TOOL], [{ tool, points: 0 }]).split('\r\n', 2)
  expect(field?.replaceAll('"', '').startsWith(`'`)).toBe(true)
})

it('leaves a number below zero one', () => {
  expect(csvOf([POINTS], [{ tool: '', points: -3 }])).toBe('Points\r\n-3\r\n')
})

it('writes NDJSON: each row as it is, on a line of its own', () => {
  const lines = ndjsonOf(COLUMNS, [
    { tool: '=1+1\n', points: -3 },
    { tool: 'Kiln', points: null },
  ])
  expect(lines.endsWith('\n')).toBe(true)
  expect(
    lines
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown),
  ).toEqual([
    { tool: '=1+1\n', points: -3 },
    { tool: 'Kiln', points: null },
  ])
})
