import { parseArgs } from 'node:util'
import type { Clock } from '@debut/adapters/clock.ts'
import { type Instant, toInstant } from '@debut/events/kernel/instant.ts'
import { AuditRefused } from './audit-refused.ts'

const named = ['tool', 'member', 'day', 'days'] as const
export type Subject = (typeof named)[number] | 'all'

/** What is to be recounted, in the operator's words. */
export interface Question {
  readonly subject: Subject
  /** Empty where it is all. */
  readonly name: string
  readonly asOf: Instant | undefined
}

const USAGE = `Usage: npm run audit -- --tool SLUG|ID | --member USERNAME|ID | --day YYYY-MM-DD | --days YYYY-MM-DD..YYYY-MM-DD | --all  [--as-of INSTANT]
  for example: npm run audit -- --day 2026-11-20 --as-of 2026-11-20T20:00:00Z`

export const questionOf = (args: readonly string[], clock: Clock): Question => {
  const given = parsed(args)
  const asked: Pick<Question, 'subject' | 'name'>[] = named.flatMap((subject) => given[subject]?.map((name) => ({ subject, name })) ?? [])
  if (given.all === true) asked.push({ subject: 'all', name: '' })
  const [only] = asked
  if (only === undefined || asked.length > 1) throw refused('Name one tool, one member or one day, or ask for --all.')
  if (only.name === '' && only.subject !== 'all') throw refused(`--${only.subject} needs a value.`)
  return { ...only, asOf: given['as-of'] === undefined ? undefined : momentOf(given['as-of'], clock()) }
}

const parsed = (args: readonly string[]) => {
  const value = { type: 'string', multiple: true } as const
  try {
    return parseArgs({
      args: [...args],
      options: { tool: value, member: value, day: value, days: value, all: { type: 'boolean' }, 'as-of': { type: 'string' } },
    }).values
  } catch (error) {
    throw refused(error instanceof Error ? error.message : String(error))
  }
}

/** A time without a zone would mean another moment on another machine. */
const momentOf = (text: string, now: Instant): Instant => {
  if (!/T.*(Z|[+-]\d\d:\d\d)$/.test(text)) throw refused(`"${text}" is not a moment: write 2026-11-20T20:00:00Z, with its zone.`)
  const moment = readMoment(text)
  if (moment > now) throw refused(`${text} has not come yet.`)
  return moment
}

const readMoment = (text: string): Instant => {
  try {
    return toInstant(text)
  } catch {
    throw refused(`"${text}" is not a moment: write 2026-11-20T20:00:00Z, with its zone.`)
  }
}

const refused = (message: string) => new AuditRefused(`${message}\n${USAGE}`)
