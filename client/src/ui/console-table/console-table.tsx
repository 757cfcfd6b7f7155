import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { isTyping } from '../../lib/shortcuts/is-typing.ts'
import { areSingleKeysOn } from '../../lib/shortcuts/single-key-preference.ts'
import { Button } from '../button.tsx'
import { grouped } from '../grouped.ts'
import type { ConsoleColumn, Sort, TableView } from './console-column.ts'
import { countLabel, selectedLabel } from './count-labels.ts'
import { ExportMenu } from './export-menu.tsx'
import { FilterField } from './filter-field.tsx'
import { HeadRow } from './head-row.tsx'
import { type KeyHint, KeyHints } from './key-hints.tsx'
import { moveCursor } from './move-cursor.ts'
import { type SelectedKeys, useSelection } from './use-selection.ts'
import { useTableView } from './use-table-view.ts'

type RowTone = 'lime' | 'good' | 'warn' | 'bad' | 'note'

interface Props<Row> {
  /** What its files are called. */
  readonly name: string
  /** What the table lists; read out, not shown. */
  readonly caption: string
  /** The first names the row. */
  readonly columns: readonly ConsoleColumn<Row>[]
  /** Of its files, where those have more than is shown. */
  readonly fileColumns?: readonly ConsoleColumn<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  /** Where there are no rows at all. */
  readonly empty?: ReactNode
  readonly rowTone?: (row: Row) => RowTone | undefined

  /** Without a filter, files and keys: for a handful of rows. */
  readonly isPlain?: boolean
  /** Of the page, beside the filter. */
  readonly tools?: ReactNode

  readonly initialSort?: Sort | undefined
  readonly initialFilter?: string
  /** For an address that keeps them. */
  readonly onChange?: (view: TableView) => void

  /** Enter, and a click. */
  readonly onOpen?: (row: Row) => void
  /** The row that the page is at, where it says so; otherwise the table keeps its own. */
  readonly cursor?: string | undefined
  readonly onCursor?: (row: Row) => void
  /** Rows can be selected; so they can where the page keeps what is. */
  readonly isSelectable?: boolean
  readonly selected?: SelectedKeys
  readonly onSelect?: (selected: SelectedKeys) => void

  /** A key of the page's own, asked before the table's. True where it was one. */
  readonly onKey?: (key: string, row: Row | undefined) => boolean
  /** In place of the table's own. */
  readonly hints?: readonly KeyHint[]

  /** There is more than is loaded. */
  readonly onMore?: (() => void) | undefined
  readonly isFetchingMore?: boolean
  readonly isMoreMissed?: boolean
  readonly pageSize?: number
  /** How many there are, loaded or not, where that is known. */
  readonly total?: number | undefined
}

/** The table of every console: sorted, filtered, walked, selected from and taken along as a file. What it does, it does with the rows that are loaded. */
export const ConsoleTable = <Row,>({
  name,
  caption,
  columns,
  fileColumns = columns,
  rows,
  rowKey,
  empty = 'Nothing here',
  rowTone,
  isPlain = false,
  tools,
  initialSort,
  initialFilter = '',
  onChange,
  onOpen,
  cursor: givenCursor,
  onCursor,
  selected: givenSelected,
  onSelect,
  isSelectable = onSelect !== undefined,
  onKey,
  hints = hintsOf({ isSelectable, opens: onOpen !== undefined }),
  onMore,
  isFetchingMore = false,
  isMoreMissed = false,
  pageSize = 50,
  total,
}: Props<Row>) => {
  const { sort, filter, shown, change } = useTableView({ rows, columns, initial: { sort: initialSort, filter: initialFilter }, onChange })
  const keys = shown.map(rowKey)
  const { selected, toggle, extend, toggleAll, clear } = useSelection({ shown: keys, selected: givenSelected, onSelect })
  const selectedShown = shown.filter((_, index) => selected.has(keys[index] ?? ''))
  const selectedCount = rows.filter((row) => selected.has(rowKey(row))).length

  const [ownCursor, setOwnCursor] = useState<string>()
  const cursor = givenCursor ?? ownCursor
  const cursorIndex = cursor === undefined || !keys.includes(cursor) ? undefined : keys.indexOf(cursor)
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  /** The focus was last on a row: it is still, also where that row has made way for others. */
  const isWalking = useRef(false)
  useEffect(() => {
    if (givenCursor === undefined) return
    const row = body.current?.querySelector<HTMLElement>('[data-cursor]')
    if (isWalking.current) row?.focus({ preventScroll: true })
    showInside(frame.current, row)
  }, [givenCursor, rows])

  const focusFilter = () => document.getElementById(id)?.focus()
  const moveTo = (index: number) => {
    const [row, key] = [shown[index], keys[index]]
    if (row === undefined || key === undefined || key === cursor) return
    setOwnCursor(key)
    onCursor?.(row)
  }
  const focusRow = (index: number) => {
    body.current?.rows[index]?.focus()
    moveTo(index)
  }

  const act = ({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean => {
    const row = cursorIndex === undefined ? undefined : shown[cursorIndex]
    const rowName = cursorIndex === undefined ? undefined : keys[cursorIndex]
    const pressed = key.length === 1 ? key.toLowerCase() : key
    if (ctrlKey || metaKey) {
      if (pressed !== 'a' || !isSelectable) return false
      toggleAll()
      return true
    }
    const isCharacter = /^[a-z/]$/.test(pressed)
    if (isCharacter && !areSingleKeysOn()) return false
    if (onKey?.(pressed, row) === true) return true
    const next = moveCursor(pressed, cursorIndex, shown.length)
    if (next !== undefined) {
      const to = keys[next]
      if (shiftKey && isSelectable && to !== undefined) extend(to, rowName)
      focusRow(next)
      return true
    }
    if (pressed === '/' && !isPlain) {
      focusFilter()
      return true
    }
    if (pressed === 'Escape' && selected.size > 0) {
      clear()
      return true
    }
    if (row === undefined || rowName === undefined) return false
    if (isSelectable && (pressed === 'x' || pressed === ' ')) {
      if (shiftKey) extend(rowName)
      else toggle(rowName)
      return true
    }
    if (pressed === 'Enter' && onOpen !== undefined) {
      onOpen(row)
      return true
    }
    return false
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event
    if (event.altKey || event.defaultPrevented || isTyping(target)) return
    // Enter and Space are those of a link or button inside a row.
    const isRow = target instanceof HTMLTableRowElement
    if (!isRow && (event.key === 'Enter' || event.key === ' ')) return
    if (act(event)) event.preventDefault()
  }

  const onRowClick = (event: MouseEvent, row: Row, index: number) => {
    if (isOwnPlace(event.target) || getSelection()?.isCollapsed === false) return
    moveTo(index)
    const key = keys[index]
    if (event.shiftKey && isSelectable && key !== undefined) extend(key)
    else onOpen?.(row)
  }

  const width = columns.length + (isSelectable ? 1 : 0)
  const more = total === undefined ? pageSize : Math.min(pageSize, total - rows.length)
  const hasFoot = onMore !== undefined || isSelectable
  return (
    <div className="console-table" data-plain={isPlain || undefined}>
      {!isPlain && (
        <div className="console-tools">
          <FilterField
            id={id}
            caption={caption}
            filter={filter}
            onFilter={(typed) => change({ filter: typed })}
            onDown={() => {
              if (shown.length > 0) focusRow(cursorIndex ?? 0)
            }}
          />
          <p role="status" className="min-w-20 text-[13px] text-ink-3 tabular-nums">
            {countLabel({
              shown: shown.length,
              loaded: rows.length,
              total,
              hasMore: onMore !== undefined,
              isFiltered: filter.trim() !== '',
            })}
          </p>
          <div className="ml-auto flex items-center gap-2">
            {tools}
            <ExportMenu
              name={name}
              columns={fileColumns}
              rows={selectedShown.length > 0 ? selectedShown : shown}
              isSelection={selectedShown.length > 0}
            />
          </div>
        </div>
      )}
      <div ref={frame} className="console-frame">
        <table
          role="grid"
          aria-label={caption}
          aria-multiselectable={isSelectable || undefined}
          data-selectable={isSelectable || undefined}
        >
          <HeadRow
            columns={columns}
            sort={sort}
            onSort={(next) => change({ sort: next })}
            all={
              isSelectable
                ? { isSelected: shown.length > 0 && selectedShown.length === shown.length, isSome: selectedShown.length > 0 }
                : undefined
            }
            onAll={toggleAll}
          />
          <tbody
            ref={body}
            onKeyDown={onKeyDown}
            onFocus={({ target }) => {
              isWalking.current = target instanceof HTMLTableRowElement
            }}
            onBlur={() => {
              isWalking.current = false
            }}
          >
            {shown.map((row, index) => {
              const key = keys[index] ?? ''
              const isSelected = selected.has(key)
              return (
                <tr
                  key={key}
                  tabIndex={index === (cursorIndex ?? 0) ? 0 : -1}
                  aria-selected={isSelectable ? isSelected : undefined}
                  data-cursor={index === cursorIndex || undefined}
                  data-tone={rowTone?.(row)}
                  data-opens={onOpen !== undefined || undefined}
                  onFocus={() => moveTo(index)}
                  onClick={(event) => onRowClick(event, row, index)}
                >
                  {isSelectable && (
                    <td className="console-check">
                      <input
                        type="checkbox"
                        className="check"
                        aria-label={`Select ${nameOf(row, columns)}`}
                        tabIndex={-1}
                        checked={isSelected}
                        readOnly
                        onClick={({ shiftKey }) => (shiftKey ? extend(key) : toggle(key))}
                      />
                    </td>
                  )}
                  {columns.map(({ key: column, numeric, wraps, cell }, place) =>
                    place === 0 ? (
                      <th key={column} scope="row" data-numeric={numeric} data-wraps={wraps}>
                        {cell(row)}
                      </th>
                    ) : (
                      <td key={column} data-numeric={numeric} data-wraps={wraps}>
                        {cell(row)}
                      </td>
                    ),
                  )}
                </tr>
              )
            })}
            {shown.length === 0 && (
              <tr>
                <td colSpan={width} className="console-empty">
                  {rows.length === 0 ? (
                    empty
                  ) : (
                    <>
                      Nothing here matches “{filter.trim()}”
                      <Button
                        look="quiet"
                        size="s"
                        onClick={() => {
                          change({ filter: '' })
                          focusFilter()
                        }}
                      >
                        Clear the filter
                      </Button>
                    </>
                  )}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
      {hasFoot && (
        <div className="console-foot">
          {onMore !== undefined && (
            <Button look="quiet" size="s" className="needs-script" busy={isFetchingMore} onClick={onMore}>
              {isMoreMissed ? 'No answer. Try again' : `Show ${grouped(more)} more`}
            </Button>
          )}
          {isSelectable && (
            <p role="status" className="text-[13px] text-ink-3 tabular-nums">
              {selectedLabel({ selected: selectedCount, loaded: rows.length, hidden: selectedCount - selectedShown.length })}
            </p>
          )}
        </div>
      )}
      {!isPlain && rows.length > 0 && <KeyHints hints={hints} />}
    </div>
  )
}

const hintsOf = ({ isSelectable, opens }: { isSelectable: boolean; opens: boolean }): readonly KeyHint[] => [
  { keys: ['J', 'K'], label: 'move' },
  ...(isSelectable ? [{ keys: ['X'], label: 'select' }] : []),
  ...(opens ? [{ keys: ['Enter'], label: 'open' }] : []),
  { keys: ['/'], label: 'filter' },
]

const nameOf = <Row,>(row: Row, [first]: readonly ConsoleColumn<Row>[]): string => String(first?.text?.(row) ?? first?.value?.(row) ?? '')

/** What does something of its own inside a row. */
const isOwnPlace = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('a, button, input, label, select, summary') !== null

/** Scrolls the frame, never the page: a row that moves by itself must not take its reader along. */
const showInside = (frame: HTMLElement | null, row: Element | null | undefined) => {
  if (!frame || !row) return
  const [outer, inner] = [frame.getBoundingClientRect(), row.getBoundingClientRect()]
  const top = outer.top + (frame.querySelector('thead')?.clientHeight ?? 0)
  if (inner.top < top) frame.scrollTop -= top - inner.top
  else if (inner.bottom > outer.bottom) frame.scrollTop += inner.bottom - outer.bottom
}
