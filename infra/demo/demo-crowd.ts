import type { Day } from '@debut/events/kernel/days.ts'
import { mintAccessToken } from './access-token.ts'
import { type Act, startCrowd } from './crowd.ts'
import { crowdVotesOn, type CrowdVote } from './crowd-plan.ts'
import { dayAt } from './demo-days.ts'
import { DEMO_SEED } from './demo-seed.ts'
import { crowdTalk } from './discussion/crowd-talk.ts'
import { talkByHttp } from './discussion/talk-by-http.ts'
import { chooseAmong } from './liking.ts'
import { type DemoPerson, demoPeople, isReaders } from './people.ts'
import { crowdReviews } from './reviews/crowd-reviews.ts'
import { reviewsByHttp } from './reviews/reviews-by-http.ts'
import { voterByHttp } from './voter-by-http.ts'

interface Options {
  readonly edgeUrl: string
  readonly signingKeysFile: string
}

/** Everybody of the demo world but those whom the reader may be, voting as they did in the years before, talking and reviewing. */
export const startDemoCrowd = async ({ edgeUrl, signingKeysFile }: Options): Promise<{ close(): Promise<void> }> => {
  const people = demoPeople(DEMO_SEED)

  const tokenOf = (person: DemoPerson) => mintAccessToken(person, { signingKeysFile, edgeUrl, now: Math.floor(Date.now() / 1000) })
  const voterOf = (person: DemoPerson) => voterByHttp({ edgeUrl, memberId: person.memberId, token: () => tokenOf(person) })
  const talk = talkByHttp({ edgeUrl, tokenOf })
  const { actsOn: talkOn } = crowdTalk({ seed: DEMO_SEED, people, talk, clock: Date.now })
  const site = reviewsByHttp({ edgeUrl, tokenOf })
  const { actsOn: reviewOn } = crowdReviews({ seed: DEMO_SEED, people, site, clock: Date.now })

  const actOf = ({ person, at, withdrawnAt, random, standsIn }: CrowdVote): Act => ({
    at,
    run: async (signal) => {
      const voter = voterOf(person)
      const today = dayAt(Date.now())
      if (standsIn && (await voter.hasVotedOn(today, signal))) return []
      const voted = await voter.vote((days, mine) => chooseAmong(person, days, mine, random), today, signal)
      if (voted === undefined || withdrawnAt === undefined) return []
      const withdraw = (later: AbortSignal) => voterOf(person).withdraw(voted, later)
      return [{ at: withdrawnAt, run: async (later) => withdraw(later).then(() => []) }]
    },
  })

  const votesOn = (day: Day, from: number) =>
    crowdVotesOn(DEMO_SEED, day, from, people)
      .filter(({ person }) => !isReaders(person))
      .map(actOf)
  const actsOn = (day: Day, from: number) => [...votesOn(day, from), ...talkOn(day, from), ...reviewOn(day, from)]

  return startCrowd({ clock: Date.now, actsOn })
}
