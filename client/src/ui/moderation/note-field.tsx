import { HideNote } from '@debut/events/kernel/texts/text-form.ts'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { noteFrom } from '../../lib/reports/report-note.ts'
import type { Filled, Sendable } from '../queues/queue.ts'
import { TextArea } from '../text-area.tsx'

const LONGEST = 500

interface Props {
  readonly fill: (filled: Filled | undefined) => void
  readonly before: Sendable['payload']
  /** The reason `other` says nothing, so it needs a sentence. */
  readonly reason: string | undefined
}

/** Takes a sentence to the author, which is sent with the reason. */
export const NoteField = ({ fill, before: { note }, reason }: Props) => {
  const [typed, setTyped] = useState(typeof note === 'string' ? note : '')
  const isNeeded = reason === 'other'
  useEffect(() => {
    const said = noteFrom(typed)
    const isFine = said === null ? !isNeeded : z.safeParse(HideNote, said).success
    fill(isFine ? { payload: said === null ? {} : { note: said } } : undefined)
  }, [typed, isNeeded, fill])
  return (
    <TextArea
      label="A sentence to the author"
      optional={!isNeeded}
      rows={2}
      hint="Only the author and moderators can read it."
      maxLength={LONGEST}
      value={typed}
      onChange={({ currentTarget: { value } }) => setTyped(value)}
    />
  )
}
