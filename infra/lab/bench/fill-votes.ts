import { randomUUID } from 'node:crypto'
import { CURRENT_RULE } from '@debut/events/launches/rules.ts'
import { DAILY_VOTE_LIMIT } from '@debut/events/voting/vote-numbers.ts'
import { addDays, type Day } from '@debut/events/kernel/days.ts'
import { dayOf, startOf } from '@debut/events/kernel/calendar.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { newUlid } from '@debut/events/kernel/new-ulid.ts'
import { LaunchDayOpened } from '@debut/events/launches/launch-day-events.ts'
import { LaunchOpened, LaunchScheduled } from '@debut/events/launches/launch-events.ts'
import { LaunchId } from '@debut/events/tools/launch-id.ts'
import { EmailVerified, MemberRegistered } from '@debut/events/members/member-events.ts'
import { NO_STORY, ToolId } from '@debut/events/tools/tool-card.ts'
import { LaunchPlanned, ToolListed } from '@debut/events/tools/tool-events.ts'
import { StreakExtended, VoteCast } from '@debut/events/voting/vote-events.ts'
import { systemClock } from '@debut/adapters/clock.ts'
import { type Fact, openLogWriter } from './log-writer.ts'
import { inOwnProcess } from './own-process.ts'

interface History {
  readonly dataDir: string
  readonly members: number
  /** Registered, and without a vote so far. */
  readonly newcomers?: number
  /** Cast before today, three a day by each member. */
  readonly votes: number
  readonly launchesADay: number
  /** Only yesterday was a launch day, so that none of many others is left to be closed. */
  readonly oneDay?: true
}

export interface VotingWorld {
  readonly memberIds: readonly string[]
  readonly newcomerIds: readonly string[]
  /** These have no votes yet, and their points are shown at any time of the day: they were opened yesterday. */
  readonly launchIds: readonly string[]
  readonly boardDate: Day
  readonly events: number
  /** Of votes and launches, which the rankings fold. */
  readonly ranked: number
}

const MAKER = MemberId.parse('3e9c2d14-8b7f-4a6c-b2d0-5f1a9e4c7b02')

/** Members, tools, launches and votes as the command-service would have written them, by the store's own writer. */
export const fillVotes = inOwnProcess(
  import.meta,
  async ({ dataDir, members, newcomers = 0, votes, launchesADay, oneDay }: History): Promise<VotingWorld> => {
    const log = await openLogWriter(dataDir)
    let events = 0
    let ranked = 0
    let at = systemClock()
    const yesterday = addDays(dayOf(at), -1)

    const write = (stream: string, actor: MemberId, ...facts: Fact[]) => {
      events += facts.length
      if (/^(voter|launch|launchDay)-/.test(stream)) ranked += facts.length
      return log.write(stream, { actor, at }, ...facts)
    }

    const openDay = async (day: Day) => {
      at = startOf(day)
      const launches = Array.from({ length: launchesADay }, () => ({
        launchId: LaunchId.parse(newUlid(at.toMillis())),
        toolId: ToolId.parse(newUlid(at.toMillis())),
      }))
      for (const { launchId, toolId } of launches) {
        const card = {
          slug: `tool-${toolId.toLowerCase()}`,
          name: 'Bench',
          tagline: 'A tool to be voted for',
          url: 'https://bench.example/',
        }
        const kind = { category: 'development', pricing: 'free', tags: ['ai'], logo: '/logo.svg' } as const
        const listed = ToolListed({ toolId, ownerId: MAKER, makers: [MAKER], ...NO_STORY, ...card, ...kind, tags: [...kind.tags] })
        await write(`tool-${toolId}`, MAKER, listed, LaunchPlanned({ toolId, launchId }))
        await write(
          `launch-${launchId}`,
          MAKER,
          LaunchScheduled({ launchId, toolId, boardDate: day, lane: 'free' }),
          LaunchOpened({ launchId, toolId, boardDate: day }),
        )
      }
      if (day === yesterday || !oneDay)
        await write(`launchDay-${day}`, MAKER, LaunchDayOpened({ day, rule: CURRENT_RULE, seedHash: '0'.repeat(64), launches }))
      return launches
    }

    const idsOf = (length: number) => Array.from({ length }, () => MemberId.parse(randomUUID()))
    const [memberIds, newcomerIds] = [idsOf(members), idsOf(newcomers)]
    for (const memberId of [...memberIds, ...newcomerIds])
      await write(`member-${memberId}`, memberId, MemberRegistered({ memberId, username: null }), EmailVerified({ memberId }))

    const votesADay = members * DAILY_VOTE_LIMIT
    const days = Math.ceil(votes / votesADay)
    for (let past = days; past > 0; past--) {
      const day = addDays(yesterday, -past)
      const launches = await openDay(day)
      const streak = days - past + 1
      for (let index = 0; index < Math.min(votes - (streak - 1) * votesADay, votesADay); index++) {
        const memberId = memberIds[index % members]
        const target = launches[(index * 7 + Math.floor(index / members)) % launches.length]
        if (memberId === undefined || target === undefined) continue
        const number = (streak - 1) * DAILY_VOTE_LIMIT + Math.floor(index / members) + 1
        const vote = VoteCast({ memberId, number, ...target, boardDate: day, countsOn: day, weight: streak > 5 ? 2 : 1 })
        await write(`voter-${memberId}`, memberId, vote, ...(index < members ? [StreakExtended({ memberId, day, streak })] : []))
      }
    }
    const launches = await openDay(yesterday)
    await log.close()
    return { memberIds, newcomerIds, launchIds: launches.map(({ launchId }) => launchId), boardDate: yesterday, events, ranked }
  },
)
