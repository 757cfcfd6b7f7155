import type { ChangeName, DescribeProfile } from '@debut/events/members/member-commands.ts'
import { MAKERS_TO_FOLLOW, type Welcome, welcomeRoute } from '@debut/events/members/welcome-routes.ts'
import type { CastVote } from '@debut/events/voting/vote-commands.ts'
import type { Action } from '@reduxjs/toolkit'
import { commandAnswered } from '../../../lib/commands/outbox-slice.ts'
import { resource } from '../../../lib/resources/resource.ts'

const CAST: (typeof CastVote)['type'] = 'CastVote'
const NAMED: (typeof ChangeName)['type'] = 'ChangeName'
const DESCRIBED: (typeof DescribeProfile)['type'] = 'DescribeProfile'

const isGiven = (text: unknown) => typeof text === 'string' && text.trim() !== ''

/** A step ticks itself off as soon as the server has accepted what was done for it. */
const learn = (known: Welcome, action: Action): Welcome => {
  if (!commandAnswered.match(action)) return known
  const { type, payload } = action.payload
  if (type === CAST) return known.voted ? known : { ...known, voted: true }
  const describes = (type === NAMED && isGiven(payload['name'])) || (type === DESCRIBED && isGiven(payload['bio']))
  return describes && !known.described ? { ...known, described: true } : known
}

/** The server lists voted launches first. Rows that are shown keep their places, so that a vote doesn't move its own button. */
const keepPlaces = (shown: Welcome, answer: Welcome): Welcome => {
  const byId = new Map(answer.launches.map((launch) => [launch.launchId, launch]))
  const inPlace = shown.launches.flatMap(({ launchId }) => byId.get(launchId) ?? [])
  return inPlace.length === answer.launches.length ? { ...answer, launches: inPlace } : answer
}

export const firstThings = resource(welcomeRoute, { onAction: learn, merge: keepPlaces })

export interface Progress {
  readonly hasVoted: boolean
  /** How many makers the member follows, or at least as many as are asked for. */
  readonly following: number
  readonly isDescribed: boolean
}

/** Whether each of the three things is done, in their order. */
export const stepsDone = ({ hasVoted, following, isDescribed }: Progress): readonly [boolean, boolean, boolean] => [
  hasVoted,
  following >= MAKERS_TO_FOLLOW,
  isDescribed,
]
