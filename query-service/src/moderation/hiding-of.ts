import type { ActId } from '@debut/events/kernel/act-id.ts'
import type { Appealable, ShownOutcome } from '@debut/events/moderation/appeal-answers.ts'
import { appealOf, appealUntil } from './appeal-rows.ts'

/** What SQL of this file reads. */
export const HIDINGS_READ = ['moderation', 'conduct'] as const

/** As Postgres writes JSON. */
export interface HidingJson {
  readonly actId: ActId
  readonly at: string
  readonly madeAt: string | null
  readonly outcome: ShownOutcome | null
  readonly answer: string | null
}

/** SQL for the act that hid a text last, with its appeal. */
export const hidingOf = (kind: 'post' | 'comment' | 'review', id: string): string => `(
  select json_build_object('actId', act_id, 'at', act.at, 'madeAt', made_at, 'outcome', outcome, 'answer', answer)
  from :moderation:.acts act left join :conduct:.appeals using (act_id)
  where act.about_kind = '${kind}' and act.about_id = ${id} and act.kind = '${kind}-hidden'
  order by act.position desc limit 1
)`

/** Null for a text whose hiding the log of acts doesn't have yet. */
export const hidingFrom = (hiding: HidingJson | null): Appealable | null =>
  hiding === null ? null : { actId: hiding.actId, appealUntil: appealUntil(hiding.at), appeal: appealOf(hiding) }
