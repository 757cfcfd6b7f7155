import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/button.tsx'

const SHOWN = 8

interface Props<Item> {
  readonly what: string
  readonly items: readonly Item[]
  readonly row: (item: Item) => ReactNode
}

/** The beginning of a list, and all of it when asked. */
export const FoldedList = <Item,>({ what, items, row }: Props<Item>) => {
  const [isOpen, setIsOpen] = useState(false)
  const shown = isOpen ? items : items.slice(0, SHOWN)
  return (
    <>
      <ul className="grid gap-2">
        {shown.map((item, index) => (
          <li key={index} className="min-w-0">
            {row(item)}
          </li>
        ))}
      </ul>
      {items.length > SHOWN && (
        <Button look="ghost" size="s" className="mt-2 -ml-2.5" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Show fewer' : `Show all ${items.length} ${what}`}
        </Button>
      )}
    </>
  )
}
