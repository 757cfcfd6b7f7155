import { AppealText } from '@debut/events/moderation/sanction.ts'
import { useState } from 'react'
import * as z from 'zod/mini'
import type { Filled } from '../../../ui/queues/queue.ts'
import { TextArea } from '../../../ui/text-area.tsx'

const LONGEST = 2_000

/** What the member reads with the decision. */
export const AnswerField = ({ fill }: { readonly fill: (filled: Filled | undefined) => void }) => {
  const [typed, setTyped] = useState('')
  const change = (value: string) => {
    setTyped(value)
    const { success, data } = z.safeParse(AppealText, value)
    fill(success ? { payload: { text: data } } : undefined)
  }
  return (
    <TextArea
      label="Your answer"
      hint="The member can read it."
      maxLength={LONGEST}
      value={typed}
      onChange={({ currentTarget: { value } }) => change(value)}
    />
  )
}
