import type { CastVote, WithdrawVote } from '@debut/events/voting/vote-commands.ts'
import type { Entry } from '../../lib/commands/outbox-entry.ts'
import { commandRequested } from '../../lib/commands/outbox-slice.ts'

/** What the member wants: to have voted for a launch, or not to. */
export interface Intent {
  readonly commandId: string
  readonly launchId: string
  readonly mine: boolean
  /** What it adds to the launch's points. */
  readonly delta: number
  /** The day on which it was asked for. */
  readonly day: string
  readonly position: number | undefined
}

interface Vote {
  readonly launchId: string
  readonly weight: number
  readonly day: string
}

/** Names alone: every page has this, and does without what the commands check. */
const CAST: (typeof CastVote)['type'] = 'CastVote'
const WITHDRAW: (typeof WithdrawVote)['type'] = 'WithdrawVote'

export const castVote = ({ launchId, weight, day }: Vote) =>
  commandRequested({ type: CAST, payload: { launchId }, optimistic: { delta: weight, day } })

export const withdrawVote = ({ launchId, weight, day }: Vote) =>
  commandRequested({ type: WITHDRAW, payload: { launchId }, optimistic: { delta: -weight, day } })

export const isVote = (type: string): boolean => type === CAST || type === WITHDRAW

/** Undefined for every other command. */
export const intentOf = ({ commandId, type, payload, optimistic, position }: Entry): Intent | undefined => {
  if (!isVote(type)) return undefined
  const { launchId } = payload
  if (typeof launchId !== 'string') return undefined
  const delta = typeof optimistic?.['delta'] === 'number' ? optimistic['delta'] : 0
  const day = typeof optimistic?.['day'] === 'string' ? optimistic['day'] : ''
  return { commandId, launchId, mine: type === CAST, delta, day, position }
}
