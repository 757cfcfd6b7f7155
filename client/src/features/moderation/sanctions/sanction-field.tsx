import { GuidelineRule } from '@debut/events/moderation/guideline-rule.ts'
import { SanctionNote } from '@debut/events/moderation/sanction.ts'
import { RULES } from '@debut/events/moderation/rule-labels.ts'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import type { Filled, Sendable } from '../../../ui/queues/queue.ts'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { VotesField } from './votes-field.tsx'

const LONGEST_NOTE = 500
const DAYS = [1, 3, 7, 14, 30, 90]
const FIRST_DAYS = 7

interface Props {
  readonly kind: 'warning' | 'suspension' | 'ban'
  readonly memberId: string
  readonly fill: (filled: Filled | undefined) => void
  readonly before: Sendable['payload']
}

const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** The rule, for how long, and what the member reads beside it. */
export const SanctionField = ({ kind, memberId, fill, before }: Props) => {
  const [rule, setRule] = useState(textIn(before['rule']))
  const [days, setDays] = useState(typeof before['days'] === 'number' ? before['days'] : FIRST_DAYS)
  const [typed, setTyped] = useState(textIn(before['note']) ?? '')
  const [voidVotes, setVoidVotes] = useState(textIn(before['voidVotes']) ?? null)
  const isFraud = kind === 'ban' && rule === 'vote-fraud'
  useEffect(() => {
    const { success, data: note } = z.safeParse(SanctionNote, typed.trim() === '' ? null : typed)
    const more = { ...(kind === 'suspension' && { days }), ...(kind === 'ban' && { voidVotes: isFraud ? voidVotes : null }) }
    fill(success && rule !== undefined ? { payload: { rule, note, ...more } } : undefined)
  }, [kind, rule, days, typed, voidVotes, isFraud, fill])
  return (
    <>
      <Select
        label="Rule"
        placeholder="Choose a rule"
        hint="The public log names it."
        options={GuidelineRule.options.map((value) => ({ value, label: RULES[value] }))}
        {...(rule !== undefined && { defaultValue: rule })}
        onChange={({ currentTarget: { value } }) => setRule(value)}
      />
      {kind === 'suspension' ? (
        <Select
          label="For how long"
          value={String(days)}
          options={DAYS.map((each) => ({ value: String(each), label: each === 1 ? '1 day' : `${each} days` }))}
          onChange={({ currentTarget: { value } }) => setDays(Number(value))}
        />
      ) : null}
      {isFraud ? <VotesField memberId={memberId} value={voidVotes} onChange={setVoidVotes} /> : null}
      <TextArea
        label="Note"
        optional
        rows={3}
        hint="Only the member and moderators can read it."
        maxLength={LONGEST_NOTE}
        value={typed}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
      />
    </>
  )
}
