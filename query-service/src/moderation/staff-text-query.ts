import { ActId, positionIn } from '@debut/events/kernel/act-id.ts'
import type { StaffTextParams } from '@debut/events/moderation/moderation-questions.ts'
import { type StaffTextAnswer, TextKind } from '@debut/events/moderation/staff-text-answers.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { OwnQuery, Parts } from '../kernel/query.ts'
import { readStaffTexts, STAFF_TEXTS_READ } from './read-staff-texts.ts'

interface Named {
  readonly kind: string
  readonly id: string
}

export const staffTextQuery: OwnQuery<StaffTextAnswer, StaffTextParams> = {
  kind: 'own',
  reads: STAFF_TEXTS_READ,
  read: async ({ params, identity }, parts) => {
    const named = params.kind === 'act' ? await aboutAct(params.id, parts) : params
    const [text] =
      named === undefined
        ? []
        : await readStaffTexts(
            { where: 'text.kind = :kind and text.id = :id', bindings: { kind: named.kind, id: named.id }, limit: 1 },
            identity,
            parts,
          )
    if (text === undefined) throw new HttpError('not-found')
    return { text }
  },
}

/** It is undefined for an act that is not about a text. */
const aboutAct = async (id: string, { database, checkpoints }: Parts): Promise<Named | undefined> => {
  const { data: actId } = ActId.safeParse(id)
  const position = actId === undefined ? undefined : positionIn(actId)
  if (position === undefined) return undefined
  const acts = database.withSchema(checkpoints.of('moderation').schema).from('acts')
  return acts.where({ position }).whereIn('about_kind', TextKind.options).first<Named | undefined>('about_kind as kind', 'about_id as id')
}
