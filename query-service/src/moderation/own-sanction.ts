import type { ActId } from '@debut/events/kernel/act-id.ts'
import { isoOf, toInstant } from '@debut/events/kernel/instant.ts'
import type { AcceptedAppeal, ShownOutcome } from '@debut/events/moderation/appeal-answers.ts'
import type { GuidelineRule } from '@debut/events/moderation/guideline-rule.ts'
import type { OwnSanction } from '@debut/events/moderation/moderation-answers.ts'
import { ACCEPTED_SHOWN_DAYS, type SanctionKind, WARNING_SHOWN_DAYS } from '@debut/events/moderation/sanction.ts'

import { appealOf, appealUntil } from './appeal-rows.ts'

/** As Postgres writes JSON. */
export interface SanctionJson {
  readonly actId: ActId
  readonly kind: SanctionKind
  readonly rule: GuidelineRule
  readonly note: string | null
  readonly at: string
  readonly until: string | null
  readonly continued: boolean
  readonly madeAt: string | null
  readonly outcome: ShownOutcome | null
  readonly answer: string | null
}

/** SQL for what a member has to know of their conduct: a ban, else the newest suspension until it is over, else a warning of late. */
export const ownSanctionOf = (memberId: string): string => `(
  select json_build_object('actId', act_id, 'kind', kind, 'rule', rule, 'note', note, 'at', at, 'until', until,
    'continued', continued,
    'madeAt', made_at, 'outcome', outcome, 'answer', answer)
  from :conduct:.sanctions sanction left join :conduct:.appeals using (act_id)
  where sanction.member_id = ${memberId} and not lifted and case kind
    when 'ban' then true
    when 'suspension' then until > :now and not exists (
      select from :conduct:.sanctions newer
      where newer.member_id = sanction.member_id and newer.kind = 'suspension' and newer.position > sanction.position
    )
    else at > :now::timestamptz - interval '${WARNING_SHOWN_DAYS} days' end
  order by kind = 'ban' desc, kind = 'suspension' desc, sanction.position desc limit 1
)`

export interface AcceptedJson {
  readonly actId: ActId
  readonly at: string
  readonly answer: string | null
}

/** SQL for a member's newest appeal that was accepted recently. */
export const acceptedAppealOf = (memberId: string): string => `(
  select json_build_object('actId', act_id, 'at', answered_at, 'answer', answer) from :conduct:.appeals appeal
  where appeal.member_id = ${memberId} and outcome = 'overturned'
    and answered_at > :now::timestamptz - interval '${ACCEPTED_SHOWN_DAYS} days'
  order by answered_at desc limit 1
)`

export const acceptedFrom = ({ at, ...appeal }: AcceptedJson): AcceptedAppeal => ({ ...appeal, at: isoOf(toInstant(at)) })

/** SQL that is true if a ban or a suspension keeps the member from acting. */
export const isBarred = (memberId: string): string => `exists (
  select from :conduct:.sanctions barring
  where barring.member_id = ${memberId} and not lifted and (kind = 'ban' or kind = 'suspension' and until > :now and not exists (
    select from :conduct:.sanctions newer
    where newer.member_id = barring.member_id and newer.kind = 'suspension' and newer.position > barring.position
  ))
)`

/** SQL that is true of a member with a sanction that only time has ended. */
export const hasSanctionOver = (memberId: string): string => `exists (
  select from :conduct:.sanctions over
  where over.member_id = ${memberId} and not lifted
    and (until <= :now or kind = 'warning' and at <= :now::timestamptz - interval '${WARNING_SHOWN_DAYS} days')
)`

export const sanctionFrom = ({ madeAt, outcome, answer, at, until, ...sanction }: SanctionJson): OwnSanction => ({
  ...sanction,
  at: isoOf(toInstant(at)),
  until: until === null ? null : isoOf(toInstant(until)),
  appealUntil: appealUntil(at),
  appeal: appealOf({ madeAt, outcome, answer }),
})
