import { auditStream } from '@debut/events/audits/audit-events.ts'
import { auditFacts } from '@debut/events/audits/audit-facts.ts'
import type { JudgeVotes, RevealVoter } from '@debut/events/cases/case-commands.ts'
import type { CaseId } from '@debut/events/cases/case-form.ts'
import { JobId } from '@debut/events/jobs/job-id.ts'
import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import { LaunchId } from '@debut/events/tools/launch-id.ts'
import type { CommandContext } from '../kernel/command.ts'
import type { Handle } from '../kernel/handle.ts'
import type { MakersAbout, Matter } from '../kernel/matters/matter.ts'
import type { FindVotedMakers } from './find-voted-makers.ts'
import type { FindVoter } from './find-voter.ts'
import type { FindVotes } from './find-votes.ts'
import { isAudit } from './is-within-case.ts'

interface Parts {
  readonly handle: Handle
  readonly makersAbout: MakersAbout
}

/** A case has audits, each about a member, a tool or days. Otherwise it has the held votes of a launch. */
export const caseMatter = async ({ caseId }: { readonly caseId: CaseId }, context: CommandContext, parts: Parts): Promise<Matter> => {
  const audited = (jobId: JobId) => parts.handle.read(auditFacts, auditStream(jobId), context)
  const first = await audited(JobId.parse(caseId))
  if (first === undefined) return { concerns: await parts.makersAbout({ launchId: LaunchId.parse(caseId) }, context) }
  const added = (await Promise.all(first.added.map(audited))).filter((each) => each?.asked.caseId === caseId)
  const concerned = [first, ...added].map(async (each) => {
    const { memberId = null, toolId = null } = each?.asked ?? {}
    return [...(memberId === null ? [] : [memberId]), ...(await parts.makersAbout({ toolId }, context))]
  })
  return { concerns: (await Promise.all(concerned)).flat() }
}

/** An audit lists all votes of its days under one pseudonym, so its voters are not revealed to the makers of what they voted for. */
export const revealedMatter = async (
  payload: PayloadOf<typeof RevealVoter>,
  context: CommandContext,
  parts: Parts & { readonly findVoter: FindVoter; readonly findVotedMakers: FindVotedMakers },
): Promise<Matter> => {
  const { concerns } = await caseMatter(payload, context, parts)
  const voter =
    payload.vote === null || !(await isAudit(payload.caseId, context, parts.handle)) ? undefined : await parts.findVoter(payload)
  return { concerns: [...concerns, ...(voter === undefined ? [] : await parts.findVotedMakers(voter.memberId))] }
}

/** The voters as well, and those who make what they voted for. */
export const judgedMatter = async (
  payload: PayloadOf<typeof JudgeVotes>,
  context: CommandContext,
  parts: Parts & { readonly findVotes: FindVotes },
): Promise<Matter> => {
  const votes = await parts.findVotes(payload.votes)
  const tools = [...new Set(votes.map(({ toolId }) => toolId))]
  const matters = await Promise.all([
    caseMatter(payload, context, parts),
    ...tools.map(async (toolId) => ({ concerns: await parts.makersAbout({ toolId }, context) })),
  ])
  return { concerns: [...votes.map(({ memberId }) => memberId), ...matters.flatMap(({ concerns }) => concerns)] }
}
