import { acts } from '@debut/events/acts.ts'
import { actIdOf } from '@debut/events/kernel/act-id.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { ActKind } from '@debut/events/moderation/act-kinds.ts'
import { ReportDecision } from '@debut/events/notifications/notification-commands.ts'
import { revealOf } from '@debut/events/voting/hidden-points.ts'
import { VoteHeld } from '@debut/events/voting/vote-events.ts'
import type { Clock } from '@debut/adapters/clock.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import type { Logger } from '@debut/adapters/logging.ts'
import type { MemberKeys } from '@debut/adapters/member-keys.ts'
import type { Handle } from '../../kernel/handle.ts'
import { defineProcess, type Work } from '../../kernel/processes/define-process.ts'
import type { WriteToMember } from '../../kernel/write-to-member.ts'
import { type ActInLog, actInLog } from '../act-in-log.ts'
import { decisionsOf } from './decided.ts'
import type { DecisionMailRows, PendingDecision } from './decision-mail-rows.ts'
import { HOLDS, planDecisionMails } from './plan-decision-mails.ts'
import { type ConcerningEvent, whomItConcerns } from './whom-it-concerns.ts'
import { isLead, writeDecisionMail } from './write-decision-mail.ts'

const LOOK_MS = 1_000
/** Older acts are history: so a process that reads the log anew mails none of it. */
const WORTH_SENDING_FOR = { hours: 24 }
/** Long enough for a moderator to take back a slip, and for all that follows from one decision to be one mail. */
const SETTLED_AFTER = { seconds: 5 }
/** Awards are revised while votes are still being judged. */
const AWARDS_SETTLED_AFTER = { minutes: 1 }
const SWEEP_MS = 3_600_000
const KEPT_FOR = { days: 3 }

interface Parts {
  readonly log: EventStore
  readonly keys: MemberKeys
  readonly handle: Handle
  readonly decisionMails: DecisionMailRows
  readonly usernameOf: (memberId: MemberId) => Promise<string | undefined>
  readonly writeToMember: WriteToMember
  readonly publicUrl: string
  readonly clock: Clock
  readonly logger: Logger
}

/**
 * Mails and notifies members about each decision that concerns them or something of theirs, once however often it is read. They can't
 * switch the mail off.
 */
export const mailDecisions = defineProcess({
  name: 'mail-decisions',
  runs: 'once',
  reads: [...acts.values()].map(({ form }) => form),
  on: async ({ stream, revision, envelope }, parts: Parts) => {
    if (envelope.at.plus(WORTH_SENDING_FOR) <= parts.clock()) return
    const found = await actInLog<ConcerningEvent>({ stream, revision }, parts)
    if (found === undefined) return
    for (const memberId of await whomItConcerns(found, parts)) await parts.decisionMails.add(pendingFor(memberId, found))
  },
  every: [
    {
      ms: LOOK_MS,
      run: async (parts: Parts, work) => {
        for (const memberId of await parts.decisionMails.dueMembers(parts.clock())) {
          work.signal.throwIfAborted()
          await mailDue(memberId, parts, work)
        }
      },
    },
    { ms: SWEEP_MS, run: ({ decisionMails, clock }: Parts) => decisionMails.sweep(clock().minus(KEPT_FOR)) },
  ],
})

const pendingFor = (memberId: MemberId, { act: recorded, decidedBy }: ActInLog): PendingDecision => {
  const { stream, revision, position, event, envelope } = recorded
  const declared = acts.get(event.type)
  if (declared === undefined) throw new TypeError(`${event.type} is no act`)
  const act = declared.actOf(event.data)
  const actId = actIdOf({ stream, revision })
  const settledAt = envelope.at.plus(act.because === undefined ? SETTLED_AFTER : AWARDS_SETTLED_AFTER)
  const shownAt = act.day === undefined ? settledAt : revealOf(act.day)
  const isLater = shownAt > settledAt
  const isHeldByDetector = event.type === VoteHeld.type && decidedBy === undefined
  return {
    actId,
    memberId,
    kind: ActKind.parse(act.kind),
    stream,
    revision,
    position,
    // A member may have several sanctions.
    thing: act.undoes ?? (declared.category === 'conduct' ? actId : `${stream} ${declared.thing?.(event.data) ?? act.about?.id ?? ''}`),
    // What waits for points to be shown does not keep the rest of a decision waiting.
    bundle: isHeldByDetector ? `${HOLDS} ${act.day ?? ''}` : `${envelope.$correlationId}${isLater ? ` ${act.day ?? ''}` : ''}`,
    happenedAt: envelope.at,
    dueAt: isLater ? shownAt : settledAt,
  }
}

const mailDue = async (memberId: MemberId, parts: Parts, { messageKey, send }: Work<unknown>): Promise<void> => {
  const { decisionMails, writeToMember, clock } = parts
  const now = clock()
  const [pending, lastMailed] = await Promise.all([decisionMails.pending(memberId), decisionMails.lastMailed(memberId)])
  const { mails, later, dropped } = planDecisionMails(pending, { now, lastMailedAt: (bundle) => lastMailed.get(bundle) })
  await decisionMails.drop(dropped)
  for (const { decisions, dueAt } of later) await decisionMails.postpone(decisions, dueAt)
  for (const planned of mails) {
    const [first] = planned
    const payload = writeDecisionMail(await decisionsOf(planned, parts), parts)
    if (first === undefined || payload === undefined) {
      await decisionMails.drop(planned)
      continue
    }
    // The first decision is in no other mail to them, so it names the mail.
    const cause = { of: `${first.stream}#${first.revision}`, at: first.happenedAt }
    await send(ReportDecision, reportOf(planned, first, payload), cause)
    const key = messageKey(cause, `decision to ${memberId}`)
    await decisionMails.mailed(planned, now, (transaction) =>
      writeToMember({ memberId, mail: 'decision', payload, expiresAt: now.plus(WORTH_SENDING_FOR), key }, transaction),
    )
  }
}

/** Returns the content of the notification. It has no title and no name, because the log must not keep them. */
const reportOf = (planned: readonly PendingDecision[], first: PendingDecision, { link }: Readonly<Record<string, string>>) => {
  const { memberId, actId, kind } = planned.find((each) => isLead(each.kind)) ?? first
  return { memberId, actId, decision: kind, more: planned.length - 1, path: link === undefined ? null : pathOf(new URL(link)) }
}

const pathOf = ({ pathname, search, hash }: URL): string => (pathname.startsWith('/profile/') ? '/profile' : `${pathname}${search}${hash}`)
