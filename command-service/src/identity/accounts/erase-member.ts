import { MemberId } from '@debut/events/kernel/ids.ts'
import { instantAt } from '@debut/events/kernel/instant.ts'
import { EraseMemberOfAccount } from '@debut/events/members/member-commands.ts'
import type { Clock } from '@debut/adapters/clock.ts'
import type { ErasureList } from '@debut/adapters/erasure-list.ts'
import { Unavailable } from '@debut/adapters/errors.ts'
import { isRefusal } from '../../kernel/handle.ts'
import { contextFrom } from '../../kernel/processes/cause.ts'
import type { Send } from '../../kernel/send.ts'
import type { User } from './users.ts'

interface Parts {
  readonly send: Send
  readonly erasures: ErasureList
  readonly claimSecret: string
  /** Keeps what outlasts the account of its sanction. */
  readonly leaveSanction: (userId: string) => Promise<void>
  readonly clock: Clock
}

/** An account goes once, so its end is a cause by itself: asked for again, it is the same command. An account need not have become a member. */
export const eraseMember = async (
  { id, created_at }: User,
  { send, erasures, claimSecret, leaveSanction, clock }: Parts,
): Promise<void> => {
  const payload = { memberId: MemberId.parse(id) }
  const cause = { of: `end of account ${id}`, at: instantAt(created_at.getTime()) }
  const done = { type: EraseMemberOfAccount.type, payload }
  const outcome = await send(
    EraseMemberOfAccount,
    payload,
    contextFrom(cause, 'delete-account', done, { at: clock(), secret: claimSecret }),
  )
  // This comes first, because the account's row is deleted next.
  if (!isRefusal(outcome)) return leaveSanction(id)
  if (outcome.refusal !== 'not-registered') throw new Unavailable(`${id} could not be erased: ${outcome.refusal}`)
  // The log says nothing of it, and a back-up would bring it back.
  await erasures.note(payload.memberId, clock())
}
