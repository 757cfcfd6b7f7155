import { type ClipboardEvent, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { grouped } from '../../../ui/grouped.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { LONGEST_DATA, MOST_VALUES, parseValues } from './parse-values.ts'

const LONG = 2_000

interface Props {
  readonly data: string
  readonly onType: (data: string) => void
  readonly onUse: (values: readonly number[]) => void
}

export const DataField = ({ data, onType, onUse }: Props) => {
  const [problem, setProblem] = useState<string>()
  /** Text that is too long for keeping stays in the field, with the reason why it isn't used. */
  const [tooLong, setTooLong] = useState<string>()
  const type = (text: string) => {
    setProblem(undefined)
    setTooLong(text.length > LONGEST_DATA ? text : undefined)
    if (text.length <= LONGEST_DATA) onType(text)
  }
  /** Browsers insert pasted lines one by one, which takes them minutes with thousands: long texts go in as a whole. */
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text/plain')
    if (pasted.length < LONG) return
    event.preventDefault()
    const { value, selectionStart, selectionEnd } = event.currentTarget
    type(value.slice(0, selectionStart) + pasted + value.slice(selectionEnd))
  }
  const use = () => {
    const read = parseValues(tooLong ?? data)
    if ('problem' in read) return setProblem(read.problem)
    setProblem(undefined)
    onUse(read.values)
  }
  return (
    <details className="chart-table needs-script">
      <summary>Paste your own data</summary>
      <div className="grid gap-3">
        <TextArea
          label="Values"
          rows={6}
          value={tooLong ?? data}
          onChange={({ target }) => type(target.value)}
          onPaste={paste}
          placeholder={'2026-03-01, 120\n2026-03-02, 148\n2026-03-03, 163'}
          hint={`One value per line, with or without its date: a column of a spreadsheet will do. Up to ${grouped(MOST_VALUES)} values.`}
          error={problem}
        />
        <div>
          <Button look="quiet" onClick={use}>
            Use these values
          </Button>
        </div>
      </div>
    </details>
  )
}
