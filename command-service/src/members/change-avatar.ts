import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { CommandContext } from '../kernel/command.ts'
import { type Handle, isRefusal, type Outcome } from '../kernel/handle.ts'
import { member } from './member.ts'
import { memberStream } from '@debut/events/members/member-events.ts'
import type { Uploads } from '../kernel/uploads.ts'

interface Parts {
  readonly handle: Handle
  readonly uploads: Uploads
}

/** Shows another picture, or none of their own. An upload that is shown no longer goes. */
export const changeAvatar = async (
  avatar: string | null,
  memberId: MemberId,
  context: CommandContext,
  { handle, uploads }: Parts,
): Promise<Outcome> => {
  const stream = memberStream(memberId)
  const avatarNow = async () => {
    const state = await handle.read(member, stream, context)
    return state.is === 'registered' ? state.avatar : null
  }
  const before = await avatarNow()
  const outcome = await handle(member, stream, { type: 'ChangeAvatar', memberId, avatar }, context)
  const gone = isRefusal(outcome) ? avatar : before
  if (gone !== null && uploads.isOwn(memberId, gone) && (await avatarNow()) !== gone) await uploads.remove(gone)
  return outcome
}
