import type { KeyboardEvent } from 'react'
import { SearchIcon } from '../icons.tsx'

interface Props {
  readonly id: string
  readonly caption: string
  readonly filter: string
  readonly onFilter: (typed: string) => void
  /** On to the rows. */
  readonly onDown: () => void
}

export const FilterField = ({ id, caption, filter, onFilter, onDown }: Props) => {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'Enter') onDown()
    else if (event.key === 'Escape' && filter !== '') onFilter('')
    else return
    event.preventDefault()
  }
  return (
    <div className="input-frame needs-script max-w-60 flex-[1_1_130px]">
      <span className="input-aside">
        <SearchIcon className="size-4" />
      </span>
      <input
        id={id}
        type="search"
        className="input"
        aria-label={`Filter ${caption}`}
        placeholder="Filter"
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        value={filter}
        onChange={({ target }) => onFilter(target.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  )
}
