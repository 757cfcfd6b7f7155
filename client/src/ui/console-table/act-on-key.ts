import type { KeyboardEvent } from 'react'
import { isTyping } from '../../lib/shortcuts/is-typing.ts'
import { areSingleKeysOn } from '../../lib/shortcuts/single-key-preference.ts'
import { moveCursor } from './move-cursor.ts'
import type { useSelection } from './use-selection.ts'

interface Table<Row> {
  readonly shown: readonly Row[]
  readonly keys: readonly string[]
  /** Of the row that the keyboard is at. */
  readonly index: number | undefined
  readonly focusRow: (index: number) => void
  /** Undefined where rows can't be selected. */
  readonly selection: ReturnType<typeof useSelection> | undefined
  /** Undefined where there is no filter. */
  readonly focusFilter: (() => void) | undefined
  readonly onOpen: ((row: Row) => void) | undefined
  /** The page's own keys, which come first. */
  readonly onKey: ((key: string, row: Row | undefined) => boolean) | undefined
}

/** Does what a key stands for in a table. */
export const actOnKey = <Row>(event: KeyboardEvent, table: Table<Row>): void => {
  const { target } = event
  if (event.altKey || event.defaultPrevented || isTyping(target)) return
  // Enter and Space are those of a link or button inside a row.
  const isRow = target instanceof HTMLTableRowElement
  if (!isRow && (event.key === 'Enter' || event.key === ' ')) return
  if (isDone(event, table)) event.preventDefault()
}

/** False where the key stands for nothing. */
const isDone = <Row>({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent, table: Table<Row>): boolean => {
  const { shown, keys, index, focusRow, selection, focusFilter, onOpen, onKey } = table
  const row = index === undefined ? undefined : shown[index]
  const rowName = index === undefined ? undefined : keys[index]
  const pressed = key.length === 1 ? key.toLowerCase() : key
  if (ctrlKey || metaKey) {
    if (pressed !== 'a' || selection === undefined) return false
    selection.toggleAll()
    return true
  }
  const isCharacter = /^[a-z/]$/.test(pressed)
  if (isCharacter && !areSingleKeysOn()) return false
  if (onKey?.(pressed, row) === true) return true
  const next = moveCursor(pressed, index, shown.length)
  if (next !== undefined) {
    const to = keys[next]
    if (shiftKey && to !== undefined) selection?.extend(to, rowName)
    focusRow(next)
    return true
  }
  if (pressed === '/' && focusFilter !== undefined) {
    focusFilter()
    return true
  }
  if (pressed === 'Escape' && selection !== undefined && selection.selected.size > 0) {
    selection.clear()
    return true
  }
  if (row === undefined || rowName === undefined) return false
  if (selection !== undefined && (pressed === 'x' || pressed === ' ')) {
    if (shiftKey) selection.extend(rowName)
    else selection.toggle(rowName)
    return true
  }
  if (pressed === 'Enter' && onOpen !== undefined) {
    onOpen(row)
    return true
  }
  return false
}
