import { dayOf } from '@debut/events/kernel/calendar.ts'
import { addDays } from '@debut/events/kernel/days.ts'
import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { launchCommands } from '@debut/events/launches/launch-commands.ts'
import { launchStream } from '@debut/events/launches/launch-events.ts'
import type { LaunchFacts } from '@debut/events/launches/launch-facts.ts'
import type { LaunchId } from '@debut/events/tools/launch-id.ts'
import { WAITING_LINE } from '@debut/events/launches/line/line-events.ts'
import { toolStream } from '@debut/events/tools/tool-events.ts'
import { toolFacts } from '@debut/events/tools/tool-facts.ts'
import type { CommandContext, MemberContext } from '../kernel/command.ts'
import type { Handle, Outcome } from '../kernel/handle.ts'
import { launch } from './launch.ts'
import { waitingLine } from './line/waiting-line.ts'

interface Parts {
  readonly handle: Handle
}

type Of<Name extends keyof typeof launchCommands> = PayloadOf<(typeof launchCommands)[Name]>

/** A day can be given up until so long before it begins. */
const CHANGEABLE_UNTIL = { hours: 24 }

/** To anybody but the tool's makers it is as if there were none. */
const ofMaker = async (
  launchId: LaunchId,
  memberId: MemberId,
  context: CommandContext,
  { handle }: Parts,
): Promise<LaunchFacts | undefined> => {
  const known = await handle.read(launch, launchStream(launchId), context)
  if (known === undefined) return undefined
  const { makers } = await handle.read(toolFacts, toolStream(known.toolId), context)
  return makers.includes(memberId) ? known : undefined
}

const giveUp = async (
  type: 'RescheduleLaunch' | 'WithdrawLaunch',
  { launchId }: Of<'WithdrawLaunch'>,
  context: MemberContext,
  parts: Parts,
): Promise<Outcome> => {
  const { memberId: by } = context.identity
  const known = await ofMaker(launchId, by, context, parts)
  if (known === undefined) return { refusal: 'unknown-launch' }
  if (type === 'RescheduleLaunch') {
    // A member with two places from before there was one each keeps both, and can't wait with two.
    const { places } = await parts.handle.read(waitingLine, WAITING_LINE, context)
    const { ownerId } = known
    if (places.some((each) => each.ownerId === ownerId && each.day === null && each.launchId !== launchId))
      return { refusal: 'line-joined' }
  }
  const from = addDays(dayOf(context.at.plus(CHANGEABLE_UNTIL)), 1)
  return parts.handle(launch, launchStream(launchId), { type, launchId, toolId: known.toolId, by, from }, context)
}

export const rescheduleLaunch = (payload: Of<'RescheduleLaunch'>, context: MemberContext, parts: Parts): Promise<Outcome> =>
  giveUp('RescheduleLaunch', payload, context, parts)

export const withdrawLaunch = (payload: Of<'WithdrawLaunch'>, context: MemberContext, parts: Parts): Promise<Outcome> =>
  giveUp('WithdrawLaunch', payload, context, parts)

/** A launch whose day has begun stays on its board. */
export const abandonLaunch = async (
  { launchId, by }: Of<'AbandonLaunch'>,
  context: CommandContext,
  { handle }: Parts,
): Promise<Outcome> => {
  const known = await handle.read(launch, launchStream(launchId), context)
  if (known === undefined) return { refusal: 'unknown-launch' }
  const from = addDays(dayOf(context.at), 1)
  return handle(launch, launchStream(launchId), { type: 'WithdrawLaunch', launchId, toolId: known.toolId, by, from }, context)
}

export const disqualifyLaunch = async (
  { launchId, reason }: Of<'DisqualifyLaunch'>,
  context: CommandContext,
  { handle }: Parts,
): Promise<Outcome> => {
  const known = await handle.read(launch, launchStream(launchId), context)
  if (known === undefined) return { refusal: 'unknown-launch' }
  return handle(launch, launchStream(launchId), { type: 'DisqualifyLaunch', launchId, toolId: known.toolId, reason }, context)
}

export const reinstateLaunch = async (
  { launchId, reason }: Of<'ReinstateLaunch'>,
  context: CommandContext,
  { handle }: Parts,
): Promise<Outcome> => {
  const known = await handle.read(launch, launchStream(launchId), context)
  if (known === undefined) return { refusal: 'unknown-launch' }
  const command = { type: 'ReinstateLaunch', launchId, toolId: known.toolId, reason, today: dayOf(context.at) } as const
  return handle(launch, launchStream(launchId), command, context)
}
