import type { MemberId } from '@debut/events/kernel/ids.ts'
import { INVITATIONS_A_DAY } from '@debut/events/tools/invitation-answers.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import { isRefusal, type Outcome } from '../../kernel/handle.ts'
import type { Limit, Limits } from '../../kernel/limits.ts'

/** This limits one member's invitations to usernames and addresses together. */
const invitations: Limit = { name: 'invitations', most: INVITATIONS_A_DAY, perSeconds: 24 * 60 * 60 }

class TooMany extends Error {}

/** Counts invitations against the limit and then runs. If there are too many, it counts none; a refused run counts none either. */
export const withInvitations = async (
  limits: Limits,
  { by, count }: { readonly by: MemberId; readonly count: number },
  run: () => Promise<Outcome>,
): Promise<Outcome> => {
  if (!(await takeInvitations(limits, by, count))) return { refusal: 'too-many-invitations' }
  const outcome = await run()
  if (isRefusal(outcome)) await giveBack(limits, by, count)
  return outcome
}

const takeInvitations = async (limits: Limits, by: MemberId, count: number): Promise<boolean> => {
  let taken = 0
  try {
    for (; taken < count; taken++) await limits.take(invitations, by, () => new TooMany())
    return true
  } catch (error) {
    if (!(error instanceof TooMany)) throw error
    await giveBack(limits, by, taken)
    return false
  }
}

export const takeInvitation = (limits: Limits, by: MemberId) =>
  limits.take(invitations, by, (wait) => new HttpError('too-many-invitations', undefined, wait))

const giveBack = async (limits: Limits, by: MemberId, count: number): Promise<void> => {
  for (let left = count; left > 0; left--) await limits.giveBack(invitations, by)
}
