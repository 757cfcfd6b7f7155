import { type MouseEvent, type ReactNode, useId } from 'react'
import { Button } from '../button.tsx'
import { grouped } from '../grouped.ts'
import { actOnKey } from './act-on-key.ts'
import { BodyRow, type RowTone } from './body-row.tsx'
import type { ConsoleColumn, Sort, TableView } from './console-column.ts'
import { countLabel, selectedLabel } from './count-labels.ts'
import { ExportMenu } from './export-menu.tsx'
import { FilterField } from './filter-field.tsx'
import { HeadRow } from './head-row.tsx'
import { type KeyHint, KeyHints } from './key-hints.tsx'
import { NoMatch } from './no-match.tsx'
import { useCursor } from './use-cursor.ts'
import { type SelectedKeys, useSelection } from './use-selection.ts'
import { useTableView } from './use-table-view.ts'

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
  /** The page's own controls, which are drawn next to the filter. */
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
  cursor,
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
  const selection = useSelection({ shown: keys, selected: givenSelected, onSelect })
  const { selected, toggle, extend, toggleAll } = selection
  const selectedShown = shown.filter((_, index) => selected.has(keys[index] ?? ''))
  const selectedCount = rows.filter((row) => selected.has(rowKey(row))).length
  const { index: cursorIndex, frame, body, isWalking, moveTo, focusRow } = useCursor({ rows, shown, keys, given: cursor, onCursor })
  const id = useId()
  const focusFilter = () => document.getElementById(id)?.focus()

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
            onKeyDown={(event) =>
              actOnKey(event, {
                shown,
                keys,
                index: cursorIndex,
                focusRow,
                selection: isSelectable ? selection : undefined,
                focusFilter: isPlain ? undefined : focusFilter,
                onOpen,
                onKey,
              })
            }
            onFocus={({ target }) => {
              isWalking.current = target instanceof HTMLTableRowElement
            }}
            onBlur={() => {
              isWalking.current = false
            }}
          >
            {shown.map((row, index) => {
              const key = keys[index] ?? ''
              return (
                <BodyRow
                  key={key}
                  row={row}
                  columns={columns}
                  tone={rowTone?.(row)}
                  opens={onOpen !== undefined}
                  isCursor={index === cursorIndex}
                  isEntry={index === (cursorIndex ?? 0)}
                  isSelected={isSelectable ? selected.has(key) : undefined}
                  onFocus={() => moveTo(index)}
                  onClick={(event) => onRowClick(event, row, index)}
                  onSelect={(isRange) => (isRange ? extend(key) : toggle(key))}
                />
              )
            })}
            {shown.length === 0 && (
              <tr>
                <td colSpan={width} className="console-empty">
                  {rows.length === 0 ? (
                    empty
                  ) : (
                    <NoMatch
                      filter={filter}
                      onClear={() => {
                        change({ filter: '' })
                        focusFilter()
                      }}
                    />
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

/** What does something of its own inside a row. */
const isOwnPlace = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('a, button, input, label, select, summary') !== null
