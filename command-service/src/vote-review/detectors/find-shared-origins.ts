import type { ReviewSettings } from '../review-settings.ts'
import { periodOf, type SeenLaunch, type SeenMember, type SeenVote, type VoteWindow } from '../vote-window.ts'
import { HARDLY, logChanceOf } from './chance.ts'
import type { Suspicion } from './suspicion.ts'

/** Of what they voted for at all. Colleagues and neighbours vote for other things as well, each for their own. */
const TOGETHER = 0.6
/** As if so many votes had been seen from everywhere, half of one from here: a week begins with none. */
const SEEN_BEFORE = 100
const LEAST_EXPECTED = 0.01

/** Members in one network who voted for the same launch, more than come from there for others, and for hardly anything else. */
export const findSharedOrigins = (launch: SeenLaunch, window: VoteWindow, { sharedOrigin }: ReviewSettings): Suspicion[] => {
  if (launch.votes.length < sharedOrigin) return []
  const byOrigin = Map.groupBy(launch.votes, ({ origin }) => origin)
  return [...byOrigin].flatMap(([origin, votes]) => {
    if (origin === undefined || votes.length < sharedOrigin) return []
    // Without what the same members voted for else, from there.
    const theirs = votes.reduce((sum, { member }) => sum + member.votes.filter((vote) => vote.origin === origin).length, 0)
    const here = (window.origins.get(origin) ?? 0) - theirs
    const all = (window.originsOfPeriod.get(periodOf(origin)) ?? 0) - theirs
    const others = launch.votes.length - votes.length + 1
    const expected = ((here + 0.5) / (all - here + SEEN_BEFORE)) * others
    const together = togetherness(votes)
    if (logChanceOf(votes.length, Math.max(expected, LEAST_EXPECTED)) > HARDLY || together < TOGETHER) return []
    return [{ detector: 'shared-origin', votes, figures: { votes: votes.length, together: Math.round(together * 100) } } as const]
  })
}

const togetherness = (votes: readonly SeenVote[]): number => {
  const members = votes.map(({ member }) => member)
  const counts = new Map<SeenLaunch, number>()
  for (const { votes: theirs } of members) for (const { launch } of theirs) counts.set(launch, (counts.get(launch) ?? 0) + 1)
  const most = (launch: SeenLaunch) => (counts.get(launch) ?? 0) >= members.length / 2
  const sum = (count: (member: SeenMember) => number) => members.reduce((all, member) => all + count(member), 0)
  return sum((member) => member.votes.filter(({ launch }) => most(launch)).length) / sum((member) => member.votes.length)
}
