import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import { awaitingStream } from '@debut/events/launches/awaiting-events.ts'
import type { AwaitLaunch, StopAwaitingLaunch } from '@debut/events/launches/launch-commands.ts'
import { launchStream } from '@debut/events/launches/launch-events.ts'
import { memberStream } from '@debut/events/members/member-events.ts'
import { membership } from '@debut/events/members/membership.ts'
import type { MemberContext } from '../kernel/command.ts'
import type { Handle, Outcome } from '../kernel/handle.ts'
import { awaiting } from './awaiting.ts'
import { launch } from './launch.ts'

interface Parts {
  readonly handle: Handle
}

export const awaitLaunch = async (
  { launchId }: PayloadOf<typeof AwaitLaunch>,
  context: MemberContext,
  { handle }: Parts,
): Promise<Outcome> => {
  const { memberId } = context.identity
  const [{ registered }, known] = await Promise.all([
    handle.readUnlessSettled(membership, memberStream(memberId), context),
    handle.read(launch, launchStream(launchId), context),
  ])
  const toCome = known !== undefined && !known.disqualified && (known.is === 'queued' || known.is === 'scheduled')
  return handle(awaiting, awaitingStream(memberId), { type: 'AwaitLaunch', memberId, launchId, registered, toCome }, context)
}

export const stopAwaitingLaunch = (
  { launchId }: PayloadOf<typeof StopAwaitingLaunch>,
  context: MemberContext,
  { handle }: Parts,
): Promise<Outcome> => {
  const { memberId } = context.identity
  return handle(awaiting, awaitingStream(memberId), { type: 'StopAwaitingLaunch', memberId, launchId }, context)
}
