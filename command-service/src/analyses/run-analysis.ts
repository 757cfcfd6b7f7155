import type { DeleteAnalysis, RunAnalysis, SaveAnalysis } from '@debut/events/analyses/analysis-commands.ts'
import { analysisStream } from '@debut/events/analyses/analysis-events.ts'
import { dayAfter } from '@debut/events/analyses/range.ts'
import { findRule } from '@debut/events/analyses/rules/rules.ts'
import { dayOf } from '@debut/events/kernel/calendar.ts'
import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import { START_OF_LOG } from '@debut/events/kernel/ids.ts'
import { startOfPeriod } from '@debut/events/kernel/periods.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import { detailsOf, HttpError } from '@debut/adapters/http-error.ts'
import * as z from 'zod/mini'
import type { MemberContext } from '../kernel/command.ts'
import type { Handle, Outcome } from '../kernel/handle.ts'
import { analysis, reproduces } from './analysis.ts'

interface Parts {
  readonly handle: Handle
  readonly log: EventStore
}

/** The event holds all that the result follows from: the position too, also where none was given. */
export const runAnalysis = async (
  payload: PayloadOf<typeof RunAnalysis>,
  context: MemberContext,
  { handle, log }: Parts,
): Promise<Outcome> => {
  const { jobId, period, rule: asked } = payload
  const range = { period, start: startOfPeriod(period, payload.start) }
  const rule = findRule(asked)
  if (rule === undefined) return { refusal: 'unknown-rule' }
  const params = z.safeParse(rule.params, asked.params)
  if (!params.success) throw new HttpError('invalid', detailsOf(params.error, ['payload', 'rule', 'params']))
  if (dayOf(context.at) < dayAfter(range)) return { refusal: 'range-open' }
  const refusal = rule.refusal?.(params.data, range)
  if (refusal !== undefined) return { refusal }

  const end = (await log.end()) ?? START_OF_LOG
  const upTo = payload.upTo ?? end
  if (upTo > end) return { refusal: 'position-past-end' }
  const question = { ...range, rule: { ...asked, params: params.data }, upTo }
  if (payload.reproduces !== undefined) {
    const { asked: earlier } = await handle.read(analysis, analysisStream(payload.reproduces), context)
    if (earlier === undefined) return { refusal: 'unknown-analysis' }
    if (!reproduces(earlier, question)) return { refusal: 'another-question' }
  }
  const by = context.identity.memberId
  return handle(
    analysis,
    analysisStream(jobId),
    { type: 'RunAnalysis', jobId, by, ...question, reproduces: payload.reproduces ?? null },
    context,
  )
}

export const saveAnalysis = ({ jobId, name }: PayloadOf<typeof SaveAnalysis>, context: MemberContext, { handle }: Parts) =>
  handle(analysis, analysisStream(jobId), { type: 'SaveAnalysis', jobId, name, ...who(context) }, context)

export const deleteAnalysis = ({ jobId }: PayloadOf<typeof DeleteAnalysis>, context: MemberContext, { handle }: Parts) =>
  handle(analysis, analysisStream(jobId), { type: 'DeleteAnalysis', jobId, ...who(context) }, context)

const who = ({ identity: { memberId, roles } }: MemberContext) => ({ by: memberId, isAdmin: roles.includes('admin') })
