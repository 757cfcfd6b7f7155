import type { Day } from '@debut/events/kernel/days.ts'
import { mintAccessToken } from './access-token.ts'
import { type Act, startCrowd } from './crowd.ts'
import { crowdVotesOn, type CrowdVote } from './crowd-plan.ts'
import { dayAt } from './demo-days.ts'
import { DEMO_SEED } from './demo-seed.ts'
import { chooseAmong } from './liking.ts'
import { type DemoPerson, demoPeople } from './people.ts'
import { voterByHttp } from './voter-by-http.ts'

interface Options {
  readonly edgeUrl: string
  readonly signingKeysFile: string
}

/** Those whom a reader can sign in as act for themselves. */
const isReaders = ({ username, roles }: DemoPerson) => roles.length > 0 || username === 'demo' || username === 'maker'

/** Everybody of the demo world but those whom the reader may be, voting as they did in the years before. */
export const startDemoCrowd = async ({ edgeUrl, signingKeysFile }: Options): Promise<{ close(): Promise<void> }> => {
  const people = demoPeople(DEMO_SEED)

  const voterOf = (person: DemoPerson) => {
    const token = () => mintAccessToken(person, { signingKeysFile, edgeUrl, now: Math.floor(Date.now() / 1000) })
    return voterByHttp({ edgeUrl, memberId: person.memberId, token })
  }

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

  const actsOn = (day: Day, from: number) =>
    crowdVotesOn(DEMO_SEED, day, from, people)
      .filter(({ person }) => !isReaders(person))
      .map(actOf)

  return startCrowd({ clock: Date.now, actsOn })
}
