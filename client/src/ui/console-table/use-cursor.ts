import { useEffect, useRef, useState } from 'react'

interface Options<Row> {
  /** All that are loaded. */
  readonly rows: readonly Row[]
  readonly shown: readonly Row[]
  readonly keys: readonly string[]
  /** The row that the page is at, where it says so. */
  readonly given: string | undefined
  readonly onCursor: ((row: Row) => void) | undefined
}

/** The row that the keyboard is at. Its frame and its body are those of the table. */
export const useCursor = <Row>({ rows, shown, keys, given, onCursor }: Options<Row>) => {
  const [own, setOwn] = useState<string>()
  const cursor = given ?? own
  const index = cursor === undefined || !keys.includes(cursor) ? undefined : keys.indexOf(cursor)
  const frame = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  /** The focus was last on a row: it is still, also where that row has made way for others. */
  const isWalking = useRef(false)
  useEffect(() => {
    if (given === undefined) return
    const row = body.current?.querySelector<HTMLElement>('[data-cursor]')
    if (isWalking.current) row?.focus({ preventScroll: true })
    showInside(frame.current, row)
  }, [given, rows])

  const moveTo = (next: number) => {
    const [row, key] = [shown[next], keys[next]]
    if (row === undefined || key === undefined || key === cursor) return
    setOwn(key)
    onCursor?.(row)
  }
  const focusRow = (next: number) => {
    body.current?.rows[next]?.focus()
    moveTo(next)
  }
  return { index, frame, body, isWalking, moveTo, focusRow }
}

/** Scrolls the frame, never the page: a row that moves by itself must not take its reader along. */
const showInside = (frame: HTMLElement | null, row: Element | null | undefined) => {
  if (!frame || !row) return
  const [outer, inner] = [frame.getBoundingClientRect(), row.getBoundingClientRect()]
  const top = outer.top + (frame.querySelector('thead')?.clientHeight ?? 0)
  if (inner.top < top) frame.scrollTop -= top - inner.top
  else if (inner.bottom > outer.bottom) frame.scrollTop += inner.bottom - outer.bottom
}
