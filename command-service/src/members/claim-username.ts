import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { Username } from '@debut/events/members/username.ts'
import type { Clock } from '@debut/adapters/clock.ts'
import { Unavailable } from '@debut/adapters/errors.ts'
import { attemptOf, type CommandContext } from '../kernel/command.ts'
import { type Handle, isRefusal, type Outcome } from '../kernel/handle.ts'
import type { Usernames } from './derive-username.ts'
import { usernameClaim, usernameStream } from './username-claim.ts'

/** Far below the age at which an unused claim is released. */
const CLAIM_HOLDS_MS = 30_000
/** Each round is lost to somebody who has a name now. */
const ROUNDS = 100

export interface ClaimParts {
  readonly handle: Handle
  readonly claimSecret: string
  readonly clock: Clock
}

export const claimUsername = (
  username: Username,
  memberId: MemberId,
  context: CommandContext,
  { handle, claimSecret }: ClaimParts,
): Promise<Outcome> => {
  const claim = { type: 'ClaimUsername', memberId } as const
  const stream = usernameStream(claimSecret, username)
  return handle(usernameClaim, stream, claim, attemptOf(context, claim.type, stream))
}

/** Whatever is built on a claim is built at once. */
export const refuseOldClaim = (since: CommandContext['at'], clock: Clock): void => {
  if (clock().diff(since).toMillis() > CLAIM_HOLDS_MS) throw new Unavailable('the claim is too old to build on')
}

/** Claims the first of these names that is free. */
export const claimFirstFree = async (
  names: Usernames,
  memberId: MemberId,
  context: CommandContext,
  parts: ClaimParts,
): Promise<Username> => {
  const { handle, claimSecret } = parts
  const isTaken = async (number: number) => {
    const { owner } = await handle.read(usernameClaim, usernameStream(claimSecret, names.nth(number)), context)
    return owner !== undefined && owner !== memberId
  }
  let from = names.first
  for (let round = 0; round < ROUNDS; round++) {
    const number = await firstFree(from, isTaken)
    const username = names.nth(number)
    if (!isRefusal(await claimUsername(username, memberId, context, parts))) return username
    from = number + 1
  }
  throw new Unavailable(`${ROUNDS} names in a row went to others`)
}

/** Numbers are taken in turn: steps that double pass the last one, and halving finds the first that is free, also behind a thousand. */
const firstFree = async (from: number, isTaken: (number: number) => Promise<boolean>): Promise<number> => {
  let taken = from - 1
  let step = 1
  while (await isTaken(taken + step)) {
    taken += step
    step *= 2
  }
  let free = taken + step
  while (free - taken > 1) {
    const middle = Math.floor((free + taken) / 2)
    if (await isTaken(middle)) taken = middle
    else free = middle
  }
  return free
}
