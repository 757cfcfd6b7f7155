import { setTimeout as pause } from 'node:timers/promises'
import { createHash, createHmac } from 'node:crypto'
import { isRefused } from '@debut/command-service/kernel/decider.ts'
import { voter } from '@debut/command-service/voting/voter.ts'
import { newCommandId } from '@debut/events/kernel/ids.ts'
import { instantAt } from '@debut/events/kernel/instant.ts'
import { LaunchDayOpened, SlotAssigned } from '@debut/events/launches/launch-day-events.ts'
import { LaunchOpened, LaunchScheduled } from '@debut/events/launches/launch-events.ts'
import { LaunchId } from '@debut/events/tools/launch-id.ts'
import { EmailVerified, MemberRegistered, RoleGranted, UsernameClaimed } from '@debut/events/members/member-events.ts'
import { NO_STORY, ToolId } from '@debut/events/tools/tool-card.ts'
import { LaunchPlanned, ToolListed } from '@debut/events/tools/tool-events.ts'
import { addDays, Day, startMillis } from '@debut/events/kernel/days.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { openDatabase } from '@debut/adapters/database.ts'
import { encode } from '@debut/adapters/event-codec.ts'
import { openEventStore } from '@debut/adapters/event-store.ts'
import { createLogger } from '@debut/adapters/logging.ts'
import { openMemberKeys } from '@debut/adapters/member-keys.ts'
import { v4 } from 'uuid'
import type { Random } from './random.ts'
import { readLog } from './recorded-log.ts'

/** Who holds, voids and restores. */
export const ADMIN = '7d1f4b83-2a5e-4c9d-8e36-9b0c6d5f1a03'
export const ADMIN_NAME = 'the-admin'

export interface Person {
  readonly memberId: string
  readonly username: string
}

export interface Launch {
  readonly launchId: string
  readonly toolId: string
  readonly boardDate: string
  readonly makerId: string
}

export interface PastVote {
  readonly memberId: string
  readonly launch: Launch
}

/** Who and what is there before the first command. */
export interface Population {
  readonly today: string
  readonly voters: readonly [Person, ...Person[]]
  /** Live today, or closed on one of the days before. */
  readonly launches: readonly [Launch, ...Launch[]]
  /** What was voted on those days: withdrawn now, a vote still counts in its day. */
  readonly votes: readonly [PastVote, ...PastVote[]]
  /** Scheduled for tomorrow. */
  readonly unopened: Launch
}

const HOUR_MS = 3_600_000
const VOTERS = 32
const TODAY = 15
/** So many days back the first votes were cast: a voter of each of these days has a streak that becomes eligible today. */
const DAYS = 9

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const ulid = (random: Random): string => `01${Array.from({ length: 24 }, () => CROCKFORD.charAt(random.below(32))).join('')}`

const nonEmpty = <Item>([first, ...rest]: readonly Item[]): readonly [Item, ...Item[]] => {
  if (first === undefined) throw new Error('the population is empty')
  return [first, ...rest]
}

export const imagine = (random: Random, today: string): Population => {
  const voters = nonEmpty(
    Array.from({ length: VOTERS }, () => ({
      memberId: v4({ random: random.bytes(16) }),
      username: `p-${random.bytes(8).toString('hex')}`,
    })),
  )
  const launchOn = (boardDate: string): Launch => ({
    launchId: ulid(random),
    toolId: ulid(random),
    boardDate,
    makerId: random.pick(voters).memberId,
  })
  const before = Array.from({ length: DAYS }, (_, index) => launchOn(addDays(today, index - DAYS)))
  const live = Array.from({ length: TODAY }, () => launchOn(today))
  const votes = before.flatMap((launch, index) =>
    voters
      .filter(({ memberId }, voter) => votedOn(voter, DAYS - index) && memberId !== launch.makerId)
      .map(({ memberId }) => ({ memberId, launch })),
  )
  return { today, voters, launches: nonEmpty([...before, ...live]), votes: nonEmpty(votes), unopened: launchOn(addDays(today, 1)) }
}

/** Who voted on each of the days, on the last four, on all but the last two, or never: one voter in eight, each. */
const votedOn = (index: number, daysAgo: number): boolean => {
  if (index % 8 === 0) return true
  if (index % 8 === 1) return daysAgo <= 4
  return index % 8 === 2 && daysAgo > 2
}

interface Stores {
  readonly eventStoreUrl: string
  readonly identityUrl: string
  readonly claimSecret: string
  readonly seedSecret: string
}

interface Fact {
  readonly type: string
  readonly data: object
}

/** Writes them straight into the log, as what happened on those days. The product closes the days itself. */
export const settle = async (
  { today, voters, launches, unopened }: Population,
  { eventStoreUrl, identityUrl, claimSecret, seedSecret }: Stores,
): Promise<void> => {
  const log = openEventStore({ url: eventStoreUrl, logger: createLogger('faults', 'silent') })
  const identity = openDatabase({ url: identityUrl, name: 'faults population', connections: 4 })
  const keys = openMemberKeys(identity)
  const written = new Map<string, number>()
  const write = async (stream: string, at: number, ...facts: Fact[]): Promise<void> => {
    const $causationId = newCommandId()
    const envelope = {
      $correlationId: $causationId,
      $causationId,
      commandHash: 'population',
      actor: 'process:population',
      at: instantAt(at),
    } as const
    const count = written.get(stream) ?? 0
    const appended = await log.append(stream, count === 0 ? 'no-stream' : count - 1, await encode(keys, stream, facts, envelope))
    if (appended === 'conflict') throw new Error(`somebody else writes on ${stream}`)
    written.set(stream, count + facts.length)
  }

  const join = async ({ memberId: id, username }: Person, at: number) => {
    const memberId = MemberId.parse(id)
    const claim = createHmac('sha256', claimSecret).update(username).digest('hex').slice(0, 32)
    await write(`username-${claim}`, at, UsernameClaimed({ memberId }))
    await write(`member-${memberId}`, at, MemberRegistered({ memberId, username }), EmailVerified({ memberId }))
  }

  const schedule = async (launch: Launch, at: number, when: 'opened' | 'later') => {
    const { launchId, toolId, boardDate, makerId } = launch
    const card = { slug: `tool-${toolId.toLowerCase()}`, name: 'Paperplane', tagline: 'Send a note that folds itself' }
    const rest = {
      url: 'https://paperplane.example',
      category: 'design',
      pricing: 'free',
      tags: ['mail'],
      logo: '/logo.svg',
    } satisfies Partial<Parameters<typeof ToolListed>[0]>
    await write(
      `tool-${toolId}`,
      at,
      ToolListed({ toolId, ownerId: makerId, makers: [makerId], ...NO_STORY, ...card, ...rest }),
      LaunchPlanned({ toolId, launchId }),
    )
    await write(`launchDay-${boardDate}`, at, SlotAssigned({ day: boardDate, launchId, toolId, lane: 'free' }))
    const opened = when === 'opened' ? [LaunchOpened({ launchId, toolId, boardDate })] : []
    await write(`launch-${launchId}`, at, LaunchScheduled({ launchId, toolId, boardDate, lane: 'free' }), ...opened)
  }

  const states = voters.map(() => voter.initial)
  const vote = async (index: number, launch: Launch, day: string, at: number) => {
    const memberId = MemberId.parse(voters[index]?.memberId)
    const facts = { registered: true, verified: true, makers: [MemberId.parse(launch.makerId)], opened: true }
    const ids = { launchId: LaunchId.parse(launch.launchId), toolId: ToolId.parse(launch.toolId), boardDate: Day.parse(launch.boardDate) }
    const state = states[index] ?? voter.initial
    const decision = voter.decide({ type: 'CastVote', memberId, today: Day.parse(day), ...ids, ...facts }, state)
    if (isRefused(decision)) return
    states[index] = decision.events.reduce((folded, event) => voter.evolve(folded, event), state)
    await write(`voter-${memberId}`, at, ...decision.events)
  }

  try {
    const [first] = launches
    const begun = startMillis(first.boardDate)
    await Promise.all([...voters, { memberId: ADMIN, username: ADMIN_NAME }].map((person) => join(person, begun)))
    await write(`member-${ADMIN}`, begun, RoleGranted({ memberId: ADMIN, role: 'admin', by: 'configuration' }))
    for (let daysAgo = DAYS; daysAgo > 0; daysAgo--) {
      const day = addDays(today, -daysAgo)
      const ofDay = launches.filter(({ boardDate }) => boardDate === day)
      for (const launch of ofDay) await schedule(launch, startMillis(day), 'opened')
      if (day === first.boardDate) {
        const seed = createHmac('sha256', seedSecret).update(day).digest('hex')
        const seedHash = createHash('sha256').update(seed).digest('hex')
        await write(
          `launchDay-${day}`,
          begun,
          LaunchDayOpened({ day, rule: 'v1', seedHash, launches: ofDay.map(({ launchId, toolId }) => ({ launchId, toolId })) }),
        )
      }
      const going = voters.map((_, index) => index).filter((index) => votedOn(index, daysAgo))
      await Promise.all(going.flatMap((index) => ofDay.map((launch) => vote(index, launch, day, startMillis(day) + 10 * HOUR_MS))))
    }
    // A slot is all that today's launches have: the day opens them.
    const live = launches.filter(({ boardDate }) => boardDate === today)
    for (const launch of [...live, unopened]) await schedule(launch, startMillis(addDays(today, -1)), 'later')
  } finally {
    await Promise.all([log.close(), identity.destroy()])
  }
}

const OPEN_WITHIN_MS = 30_000

/** Until the product has closed the days before today, and opened today's launches. */
export const untilToday = async ({ launches }: Population, eventStoreUrl: string): Promise<void> => {
  const giveUpAt = performance.now() + OPEN_WITHIN_MS
  for (;;) {
    const log = await readLog(eventStoreUrl)
    const count = (wanted: string) => log.filter(({ type }) => type === wanted).length
    if (count('LaunchOpened') >= launches.length && count('LaunchDayClosed') >= DAYS) return
    if (performance.now() > giveUpAt) throw new Error(`the launches of today are not open: ${count('LaunchOpened')} of ${launches.length}`)
    await pause(50)
  }
}
