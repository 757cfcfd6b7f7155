import { listOf, number, orNull, type Read, type Reader, shape, text } from '../../lib/api/readers.ts'

/** What was committed to when a day began, and what was revealed when it was over. */
const day = shape({
  day: text,
  rule: text,
  seedHash: text,
  seed: orNull(text),
  merkleRoot: orNull(text),
  votes: orNull(number),
  lottery: orNull(
    shape({ draw: text, eligible: orNull(number), winner: orNull(shape({ memberId: text, username: orNull(text), leaf: text })) }),
  ),
})

export const readDays = shape({ days: listOf(day) })
export const readRoot: Reader<{ readonly merkleRoot: string | null }> = shape({ merkleRoot: orNull(text) })

const rule = shape({ id: text, text: listOf(text), since: orNull(text) })
export const readRules = shape({ current: text, rules: listOf(rule) })

export type PublishedDay = Read<typeof day>
export type Rule = Read<typeof rule>
