import type * as z from 'zod/mini'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { keptTexts } from '../../lib/kept-texts/kept-texts.ts'

/** Visitors and members alike: what a free tool keeps belongs to the browser. */
const HERE = { memberId: '', place: '' }
/** Each key that is pressed is a change: so long after the last of them it is kept. */
const REST = 250

type Change<Value> = (change: (current: Value) => Value) => void

/**
 * What a free tool keeps in its reader's browser. The first drawing is the server's, so what was kept is shown after it, before the browser paints. What
 * the schema refuses counts as never kept.
 */
export const useKept = <Schema extends z.core.$ZodType>(
  tool: string,
  schema: Schema,
  initial: z.output<Schema>,
): readonly [z.output<Schema>, Change<z.output<Schema>>] => {
  const [store] = useState(() => keptTexts({ schema, keyOf: () => `debut-free-tool:${tool}`, storage: () => window.localStorage }))
  const [value, setValue] = useState(initial)
  const newest = useRef<{ readonly unkept: z.output<Schema> }>(undefined)

  useLayoutEffect(() => {
    const kept = store.read(HERE)
    if (kept !== undefined) setValue(kept)
    const keep = () => {
      if (newest.current !== undefined) store.write(HERE, newest.current.unkept)
      newest.current = undefined
    }
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [store])

  const isFirst = useRef(true)
  useEffect(() => {
    // The first value is not the reader's.
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    newest.current = { unkept: value }
    const timer = setTimeout(() => {
      store.write(HERE, value)
      newest.current = undefined
    }, REST)
    return () => clearTimeout(timer)
  }, [store, value])

  return [value, setValue]
}
