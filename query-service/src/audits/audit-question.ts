import type { Audit } from '@debut/events/audits/audit-answers.ts'
import { caseOfAudit } from '@debut/events/audits/audit-case.ts'
import type { AuditAsked } from '@debut/events/audits/audit-events.ts'
import { startOf } from '@debut/events/kernel/calendar.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import type { EventOf } from '@debut/events/kernel/define-event.ts'
import { toolCards } from '../cards/tool-cards.ts'
import { EVERY_STATE } from './every-state.ts'
import type { Parts } from '../kernel/query.ts'

type Asked = EventOf<typeof AuditAsked>['data']
type Question = Audit['question']

/** What was asked about, in words; a member is never named. */
export const questionsOf = async (
  asked: readonly Asked[],
  { database, checkpoints, pseudonymsOf }: Pick<Parts, 'database' | 'checkpoints' | 'pseudonymsOf'>,
): Promise<Question[]> => {
  const toolIds = asked.flatMap(({ toolId }) => toolId ?? [])
  const cards = await toolCards(database, checkpoints, toolIds, EVERY_STATE)
  const pseudonyms = await Promise.all(asked.map((each) => pseudonymsOf(caseOfAudit(each))))
  return asked.map(({ toolId, memberId, from, to, asOf, subject }, index) => {
    const card = toolId === null ? undefined : cards.get(toolId)
    const tool = card === undefined ? null : { slug: card.slug, name: card.name, logo: card.logo }
    const voter = memberId === null ? null : (pseudonyms[index]?.(memberId) ?? null)
    const title = subject === 'tool' ? (tool?.name ?? 'A product that is gone') : (voter ?? daysInWords(from, to))
    return { subject, title, tool, voter, from, to, asOf }
  })
}

const daysInWords = (from: Day | null, to: Day | null): string => {
  if (from === null || to === null) return 'Days'
  return from === to ? inWords(from) : `${inWords(from)} to ${inWords(to)}`
}

const inWords = (day: Day): string => startOf(day).setZone('America/Los_Angeles').setLocale('en').toFormat('d LLLL yyyy')
