import { useRef, useState } from 'react'
import { extended, toggled, toggledAll } from './select-rows.ts'

export type SelectedKeys = ReadonlySet<string>

interface Options {
  /** Keys of the rows that are shown, in their order. */
  readonly shown: readonly string[]
  /** The page's, where it keeps them. */
  readonly selected: SelectedKeys | undefined
  readonly onSelect: ((selected: SelectedKeys) => void) | undefined
}

const NONE: SelectedKeys = new Set()

export const useSelection = ({ shown, selected: given, onSelect }: Options) => {
  const [own, setOwn] = useState(NONE)
  const selected = given ?? own
  /** The row that was toggled last. */
  const anchor = useRef<string>(undefined)
  const select = (next: SelectedKeys) => {
    setOwn(next)
    onSelect?.(next)
  }
  return {
    selected,
    toggle: (key: string) => {
      anchor.current = key
      select(toggled(selected, key))
    },
    /** All rows from one to another; without the first, from the row that was toggled last. */
    extend: (to: string, from = anchor.current) => select(extended(selected, shown, from, to)),
    toggleAll: () => select(toggledAll(selected, shown)),
    clear: () => select(NONE),
  }
}
