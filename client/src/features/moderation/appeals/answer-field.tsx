import { AppealText } from '@debut/events/moderation/sanction.ts'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import type { Filled, Sendable } from '../../../ui/queues/queue.ts'
import { TextArea } from '../../../ui/text-area.tsx'

const LONGEST = 2_000

interface Props {
  readonly fill: (filled: Filled | undefined) => void
  readonly before: Sendable['payload']
}

/** What the member reads with the decision. */
export const AnswerField = ({ fill, before: { text } }: Props) => {
  const [typed, setTyped] = useState(typeof text === 'string' ? text : '')
  useEffect(() => {
    const { success, data } = z.safeParse(AppealText, typed)
    fill(success ? { payload: { text: data } } : undefined)
  }, [typed, fill])
  return (
    <TextArea
      label="Your answer"
      hint="The member can read it."
      maxLength={LONGEST}
      value={typed}
      onChange={({ currentTarget: { value } }) => setTyped(value)}
    />
  )
}
