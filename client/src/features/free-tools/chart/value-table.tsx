import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { grouped } from '../../../ui/grouped.ts'
import { TextField } from '../../../ui/text-field.tsx'
import type { Series } from './chart.ts'
import { numberIn } from './parse-values.ts'
import { LARGEST_VALUE } from './series.ts'

const ROWS = 30

interface Props {
  readonly series: Series
  readonly onEdit: (index: number, value: number) => void
}

/** Each value by itself; of many, a page at a time. */
export const ValueTable = ({ series: { values, nameOf }, onEdit }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const [wanted, setPage] = useState(0)
  const pages = Math.ceil(values.length / ROWS)
  const page = Math.min(wanted, pages - 1)
  const from = page * ROWS
  return (
    <details className="chart-table needs-script" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Edit the values</summary>
      {isOpen && (
        <>
          <ul className="grid grid-cols-2 gap-x-4 gap-y-2.5 sm:grid-cols-3 lg:grid-cols-5">
            {values.slice(from, from + ROWS).map((value, row) => (
              <li key={from + row}>
                <ValueField name={nameOf(from + row)} value={value} onEdit={(next) => onEdit(from + row, next)} />
              </li>
            ))}
          </ul>
          {pages > 1 && (
            <div className="mt-4 flex items-center gap-3">
              <Button look="quiet" size="s" disabled={page === 0} onClick={() => setPage(page - 1)}>
                Earlier
              </Button>
              <span className="text-[13px] text-ink-3 tabular-nums">
                {grouped(from + 1)} to {grouped(Math.min(from + ROWS, values.length))} of {grouped(values.length)}
              </span>
              <Button look="quiet" size="s" disabled={page === pages - 1} onClick={() => setPage(page + 1)}>
                Later
              </Button>
            </div>
          )}
        </>
      )}
    </details>
  )
}

interface FieldProps {
  readonly name: string
  readonly value: number
  readonly onEdit: (value: number) => void
}

/** What is typed stays as it is typed; once it is a number, it is the value. */
const ValueField = ({ name, value, onEdit }: FieldProps) => {
  const [typed, setTyped] = useState<string>()
  const meant = typed === undefined ? value : numberIn(typed)
  const isFit = meant !== undefined && meant >= 0 && meant <= LARGEST_VALUE
  const type = (text: string) => {
    setTyped(text)
    const next = numberIn(text)
    if (next !== undefined && next >= 0 && next <= LARGEST_VALUE) onEdit(Math.round(next))
  }
  return (
    <TextField
      label={name}
      inputMode="decimal"
      maxLength={20}
      value={typed ?? String(value)}
      onChange={({ target }) => type(target.value)}
      onBlur={() => isFit && setTyped(undefined)}
      error={isFit ? undefined : 'Enter a number from zero up.'}
    />
  )
}
