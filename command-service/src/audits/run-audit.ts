import type { RunAudit } from '@debut/events/audits/audit-commands.ts'
import { caseOfAudit } from '@debut/events/audits/audit-case.ts'
import { type AuditAsked, auditStream } from '@debut/events/audits/audit-events.ts'
import { auditFacts } from '@debut/events/audits/audit-facts.ts'
import { lookupsStream } from '@debut/events/cases/case-events.ts'
import type { CaseId } from '@debut/events/cases/case-form.ts'
import { lookedUpIn } from '@debut/events/cases/looked-up-in.ts'
import { JobId } from '@debut/events/jobs/job-id.ts'
import { dayOf } from '@debut/events/kernel/calendar.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import type { EventOf } from '@debut/events/kernel/define-event.ts'
import { isoOf, toInstant } from '@debut/events/kernel/instant.ts'
import { slugStream } from '@debut/events/tools/claim-streams.ts'
import { slugOwner } from '@debut/events/tools/claim-owner.ts'
import { Slug, ToolId } from '@debut/events/tools/tool-card.ts'
import { toolStream } from '@debut/events/tools/tool-events.ts'
import { toolFacts } from '@debut/events/tools/tool-facts.ts'
import { attemptOf, type MemberContext } from '../kernel/command.ts'
import type { FindNamed } from '../kernel/find-named.ts'
import { type Handle, isRefusal, type Outcome } from '../kernel/handle.ts'
import { audit } from './audit.ts'

interface Parts {
  readonly handle: Handle
  readonly findNamed: FindNamed
}

type Audited = PayloadOf<typeof RunAudit>['audited']

type About = { readonly refusal: string } | Partial<Pick<EventOf<typeof AuditAsked>['data'], 'toolId' | 'memberId' | 'from' | 'to'>>

const nothing = { toolId: null, memberId: null, from: null, to: null }

/** What is asked about is looked up in the log at once, while the one who asks is still there to read what is wrong. */
export const runAudit = async (payload: PayloadOf<typeof RunAudit>, context: MemberContext, parts: Parts): Promise<Outcome> => {
  const { jobId, audited } = payload
  const asOf = audited.asOf === undefined ? null : toInstant(audited.asOf)
  if (asOf !== null && asOf > context.at) return { refusal: 'moment-to-come' }
  const caseId = caseOfAudit({ jobId, caseId: payload.caseId ?? undefined })
  const about = await aboutOf(audited, caseId, context, parts)
  if ('refusal' in about) return about
  const { subject } = audited
  const isAdded = caseId !== caseOfAudit({ jobId })
  const added = isAdded ? await addTo(caseId, payload, context, parts.handle) : undefined
  if (added !== undefined && isRefusal(added)) return added
  const asked = {
    jobId,
    by: context.identity.memberId,
    subject,
    ...nothing,
    ...about,
    asOf: asOf && isoOf(asOf),
    ...(isAdded && { caseId }),
  }
  return parts.handle(audit, auditStream(jobId), { type: 'AskAudit', ...asked }, context)
}

/**
 * Adds the audit to its case before the audit begins, so that no case gets more audits than it may. An audit that already exists is not
 * added.
 */
const addTo = async (
  caseId: CaseId,
  { jobId }: Pick<PayloadOf<typeof RunAudit>, 'jobId'>,
  context: MemberContext,
  handle: Handle,
): Promise<Outcome | undefined> => {
  if ((await handle.read(auditFacts, auditStream(jobId), context)) !== undefined) return undefined
  const stream = auditStream(JobId.parse(caseId))
  return handle(audit, stream, { type: 'AddAudit', caseId, jobId }, attemptOf(context, 'AddAudit', stream))
}

const aboutOf = async (audited: Audited, caseId: CaseId, context: MemberContext, parts: Parts): Promise<About> => {
  switch (audited.subject) {
    case 'tool': {
      const toolId = await toolNamed(audited.tool, context, parts.handle)
      return toolId === undefined ? { refusal: 'unknown-tool' } : { toolId }
    }
    case 'day':
      return daysOf(audited.day, audited.day, context)
    case 'range':
      return daysOf(audited.from, audited.to, context)
    case 'member':
      return lookedUp(audited.username, caseId, context, parts)
  }
}

/** An admin who begins with a name has said why, where the member can read it. */
const lookedUp = async (username: string, caseId: CaseId, context: MemberContext, { handle, findNamed }: Parts): Promise<About> => {
  const memberId = (await findNamed([username], context)).get(username)
  if (memberId === undefined) return { refusal: 'unknown-member' }
  const known = await handle.read(lookedUpIn, lookupsStream(memberId), context)
  return known.includes(caseId) ? { memberId } : { refusal: 'member-not-looked-up' }
}

const daysOf = (from: Day, to: Day, { at }: MemberContext): About => (to > dayOf(at) ? { refusal: 'day-to-come' } : { from, to })

const toolNamed = async (name: string, context: MemberContext, handle: Handle): Promise<ToolId | undefined> => {
  const slug = Slug.safeParse(name)
  const { owner } = slug.success ? await handle.read(slugOwner, slugStream(slug.data), context) : slugOwner.initial
  if (owner !== undefined) return owner
  const id = ToolId.safeParse(name)
  if (!id.success) return undefined
  const { listed } = await handle.read(toolFacts, toolStream(id.data), context)
  return listed && id.data
}
