import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { Clock } from '@debut/infra/adapters/clock.ts'
import { Unavailable } from '@debut/infra/adapters/errors.ts'
import { processContext } from '../kernel/command.ts'
import { type Handle, isRefusal } from '../kernel/handle.ts'
import { member } from './member.ts'
import { memberStream } from '@debut/events/members/member-events.ts'

/** For whoever runs Debut, of whom no name is asked: an account that is deleted takes its member along, if it has become one. */
export const memberEraser =
  ({ handle, clock }: { readonly handle: Handle; readonly clock: Clock }) =>
  async (memberId: MemberId): Promise<void> => {
    const command = { type: 'EraseMember', memberId } as const
    const outcome = await handle(
      member,
      memberStream(memberId),
      command,
      processContext('delete-account', command.type, { memberId }, clock()),
    )
    if (isRefusal(outcome) && outcome.refusal !== 'not-registered')
      throw new Unavailable(`${memberId} could not be erased: ${outcome.refusal}`)
  }
