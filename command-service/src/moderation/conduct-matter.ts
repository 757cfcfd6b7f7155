import { acts } from '@debut/events/acts.ts'
import { actIdOf, type ActId } from '@debut/events/kernel/act-id.ts'
import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { type ConductEvent, conductStream } from '@debut/events/moderation/conduct-events.ts'
import type { AnswerAppeal } from '@debut/events/moderation/moderation-commands.ts'
import type { CommandContext } from '../kernel/command.ts'
import type { Handle } from '../kernel/handle.ts'
import { lastDecision, type LogParts } from '../kernel/matters/last-decision.ts'
import type { MakersAbout, Matter } from '../kernel/matters/matter.ts'
import { actInLog } from './act-in-log.ts'
import type { FindAct } from './find-act.ts'
import { sanctionInForce } from './sanction-in-force.ts'

interface Named {
  readonly memberId: MemberId
}

export const sanctionMatter = async ({ memberId }: Named): Promise<Matter> => ({ concerns: [memberId] })

/** The newest suspension holds: a new one takes the place of the one in force, and once it is lifted none holds. */
export const suspendedMatter = async (
  { memberId }: Named,
  { at }: CommandContext,
  parts: LogParts & { readonly handle: Handle },
): Promise<Matter> => {
  const standing = await sanctionInForce(parts.handle, memberId, at)
  return { concerns: [memberId], replaces: standing?.kind === 'suspension' ? await decisionOn(memberId, standing.actId, parts) : undefined }
}

/** Lifting takes back the sanction of that id. */
export const liftedMatter = async (
  { memberId, actId }: Named & { readonly actId: ActId },
  _: CommandContext,
  parts: LogParts,
): Promise<Matter> => ({ concerns: [memberId], replaces: await decisionOn(memberId, actId, parts) })

/** A sanction, or that it stays, where it came from an erased account and that was decided since. */
const decisionOn = (memberId: MemberId, actId: ActId, parts: LogParts) =>
  lastDecision<ConductEvent>(
    conductStream(memberId),
    ({ event, stream, revision }) => (event.type === 'SanctionKept' ? event.data.actId : actIdOf({ stream, revision })) === actId,
    parts,
  )

interface AppealParts extends LogParts {
  readonly handle: Handle
  readonly makersAbout: MakersAbout
  readonly findAct: FindAct
}

/** An appeal concerns the member who appeals, the one who decided what they appeal, and the makers of the product that it is about. */
export const appealMatter = async (
  { actId, memberId }: PayloadOf<typeof AnswerAppeal>,
  context: CommandContext,
  parts: AppealParts,
): Promise<Matter> => {
  const place = await parts.findAct(actId)
  const found = place && (await actInLog(place, parts))
  if (found === undefined) return { concerns: memberId === undefined ? [] : [memberId] }
  const { act, concerns = memberId, decidedBy } = found
  const members = [concerns, decidedBy].filter((each) => each !== undefined)
  return {
    concerns: [...members, ...(acts.has(act.event.type) ? await parts.makersAbout(act.event.data, context) : [])],
    replaces: { by: decidedBy ?? null, position: act.position },
  }
}
