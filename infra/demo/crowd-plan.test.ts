import { addDays, type Day } from '@debut/events/kernel/days.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { crowdVotesOn } from './crowd-plan.ts'
import { midnightOf } from './demo-days.ts'
import { planLaunches } from './launch-plan.ts'
import { chooseAmong, type Offer, OFFERED_DAYS } from './liking.ts'
import { demoPeople } from './people.ts'
import { type PlannedVote, planVotes } from './vote-plan.ts'

const SEED = 'debut'
const today = '2026-11-20' as Day
const HOUR = 3_600_000
const RECENT = 9

describe('the votes of a running demo', () => {
  const people = demoPeople(SEED)
  let history: PlannedVote[]
  let offered: readonly (readonly Offer[])[]
  let coming: readonly { readonly day: Day; readonly times: readonly number[] }[]

  beforeAll(() => {
    const launches = planLaunches(SEED, today, people)
    history = planVotes(SEED, today, people, launches)
    offered = Array.from({ length: OFFERED_DAYS }, (_, daysAgo) =>
      launches
        .filter(({ boardDate }) => boardDate === addDays(today, -daysAgo))
        .map(({ launchId, tool: { card, owner, otherMakers } }) => {
          return { launchId, tool: card, makers: [owner, ...otherMakers].map(({ memberId }) => memberId) }
        }),
    )
    coming = Array.from({ length: 28 }, (_, ahead) => {
      const day = addDays(today, 1 + ahead)
      return { day, times: crowdVotesOn(SEED, day, midnightOf(day), people).map(({ at }) => at) }
    })
  })

  const historyOn = (day: Day) => history.filter(({ at }) => at >= midnightOf(day) && at < midnightOf(addDays(day, 1)))
  const pastDays = () =>
    Array.from({ length: RECENT }, (_, ago) => {
      const day = addDays(today, -1 - ago)
      return { day, times: historyOn(day).map(({ at }) => at) }
    })
  const said = (votes: readonly Pick<PlannedVote, 'person' | 'at' | 'withdrawnAt'>[]) =>
    votes.map(({ person, at, withdrawnAt }) => `${at} ${person.username} ${withdrawnAt}`).toSorted()
  const perHour = (times: readonly number[], day: Day) => {
    const hours = Array.from({ length: 24 }, () => 0)
    for (const at of times) hours[Math.floor((at - midnightOf(day)) / HOUR)]! += 1
    return hours
  }

  it('are those that the made world has not lived to see, whenever the product is started', () => {
    for (const hour of [0, 3, 8, 12.5, 17, 23]) {
      const from = midnightOf(today) + hour * HOUR
      const left = crowdVotesOn(SEED, today, from, people).filter(({ standsIn }) => !standsIn)
      expect(said(left)).toEqual(said(historyOn(today).filter(({ at }) => at >= from)))
    }
  })

  it('go to what the same people would have voted for', () => {
    const voted = Map.groupBy(
      history.filter(({ at }) => at < midnightOf(today)),
      ({ person }) => person.username,
    )
    const mine = new Map([...voted].map(([name, votes]) => [name, new Set(votes.map(({ launch }) => launch.launchId as string))]))
    const votes = crowdVotesOn(SEED, today, midnightOf(today), people).toSorted((one, other) => one.at - other.at)
    const chosen = votes.map(({ person, at, random }) => {
      const known = mine.get(person.username) ?? new Set()
      mine.set(person.username, known)
      const launchId = chooseAmong(person, offered, known, random)?.launchId ?? ''
      known.add(launchId)
      return `${at} ${person.username} ${launchId}`
    })
    const planned = historyOn(today).map(({ person, at, launch }) => `${at} ${person.username} ${launch.launchId}`)
    expect(chosen.toSorted()).toEqual(planned.toSorted())
  })

  it('are as many on each of the days to come, and spread over the hours alike', () => {
    const past = pastDays().map(({ day, times }) => perHour(times, day))
    const ahead = coming.map(({ day, times }) => perHour(times, day))
    const sum = (hours: readonly number[]) => hours.reduce((total, votes) => total + votes, 0)
    const usual = (days: readonly (readonly number[])[]) => sum(days.map(sum)) / days.length
    expect(Math.abs(usual(ahead) / usual(past) - 1)).toBeLessThan(0.08)
    expect(Math.max(...ahead.map(sum))).toBeLessThan(1.35 * usual(past))
    expect(Math.min(...ahead.map(sum))).toBeGreaterThan(0.65 * usual(past))
    for (let hour = 0; hour < 24; hour++) {
      const at = (days: readonly (readonly number[])[]) => sum(days.map((hours) => hours[hour] ?? 0)) / days.length
      expect(Math.abs(at(ahead) - at(past)), `at ${hour}`).toBeLessThan(6)
    }
  })

  it('never come in a burst', () => {
    const span = 37 * 60_000
    const densest = (times: readonly number[]) =>
      Math.max(...times.map((start) => times.filter((at) => at >= start && at < start + span).length))
    const past = Math.max(...pastDays().map(({ times }) => densest(times)))
    for (const { times } of coming) expect(densest(times)).toBeLessThan(1.25 * past)
  })

  it('let those who keep a streak come later where their hour has passed, and no other member', () => {
    const evening = midnightOf(today) + 18 * HOUR
    const late = crowdVotesOn(SEED, today, evening, people).filter(({ standsIn }) => standsIn)
    expect(late.length).toBeGreaterThan(0)
    for (const { person, at } of late) {
      expect(person.streak).toBeDefined()
      expect(at).toBeGreaterThan(evening)
      expect(at).toBeLessThan(evening + 2 * HOUR)
      expect(historyOn(today).some((vote) => vote.person === person && vote.at >= evening)).toBe(false)
    }
    expect(crowdVotesOn(SEED, today, midnightOf(addDays(today, 1)) - 30_000, people).filter(({ standsIn }) => standsIn)).toEqual([])
  })
})
