import { createHash, createHmac } from 'node:crypto'
import { z } from 'zod'
import type { Findings } from './findings.ts'
import { boardOf, type HandStanding, standingsOf } from './hand-boards.ts'
import { daysAfter, periodsOf, startOfDay } from './hand-calendar.ts'
import { foldVotes, type HandVote } from './hand-votes.ts'
import type { RecordedEvent } from './recorded-log.ts'

const Launches = z.array(z.object({ launchId: z.string(), toolId: z.string() }))
const Opened = z.object({ day: z.string(), seedHash: z.string(), launches: Launches })
const Closed = z.object({
  day: z.string(),
  seed: z.string(),
  upTo: z.int(),
  votes: z.int(),
  merkleRoot: z.string(),
  standings: z.array(z.object({ rank: z.int(), launchId: z.string(), toolId: z.string(), points: z.int(), voters: z.int() })),
})
const Awards = z.object({
  period: z.string(),
  start: z.string(),
  awards: z.array(z.object({ place: z.int(), launchId: z.string(), toolId: z.string(), points: z.int(), voters: z.int() })),
})

const sha = (...parts: (string | Uint8Array)[]): Buffer => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}
const hex = (text: string): string => sha(text).toString('hex')

/** RFC 6962, from the bottom up: a node that has no neighbour rises as it is. */
const rootOf = (votes: readonly HandVote[]): string => {
  let level = votes.map(({ memberId, commandId, launchId, weight, state }) =>
    sha(Buffer.of(0), [memberId, commandId, launchId, weight, state].join('|')),
  )
  while (level.length > 1)
    level = level.flatMap((left, index) => {
      if (index % 2 === 1) return []
      const right = level[index + 1]
      return [right === undefined ? left : sha(Buffer.of(1), left, right)]
    })
  return (level[0] ?? sha('')).toString('hex')
}

const of = <Schema extends z.ZodType>(log: readonly RecordedEvent[], type: string, schema: Schema) =>
  log
    .filter((event) => event.type === type)
    .map(({ data, metadata, position }) => ({ data: schema.parse(data), at: Date.parse(metadata.at), position: position.commit }))

/** Days are opened and closed once each, in order and without a gap, and closed over what the log held then. */
export const checkDays = (log: readonly RecordedEvent[], seedSecret: string, findings: Findings): void => {
  const opened = of(log, 'LaunchDayOpened', Opened)
  const closed = of(log, 'LaunchDayClosed', Closed)
  const [first] = opened
  const inOrder = (days: readonly unknown[]) => days.map((_, index) => daysAfter(first?.data.day ?? '2000-01-01', index))
  const openedDays = opened.map(({ data }) => data.day)
  const closedDays = closed.map(({ data }) => data.day)
  findings.expect('days opened, in order', inOrder(openedDays), openedDays)
  findings.expect('days closed, in order', inOrder(closedDays), closedDays)
  for (const { data, position } of opened) {
    const seed = createHmac('sha256', seedSecret).update(data.day).digest('hex')
    findings.expect(`the seed that ${data.day} is committed to`, hex(seed), data.seedHash)
    const hidden = data.launches.map(({ launchId }) => launchId).toSorted((one, other) => (hex(seed + one) < hex(seed + other) ? -1 : 1))
    findings.expect(
      `the hidden order of ${data.day}`,
      hidden,
      data.launches.map(({ launchId }) => launchId),
    )
    const closing = closed.find((each) => each.data.day === data.day)
    if (closing === undefined) continue
    findings.require(`${data.day} is closed after it is opened`, closing.position > position, 'yes', [position, closing.position])
    checkClosed(log, opened, closing, seed, findings)
  }
}

type OpenedDay = { readonly data: z.output<typeof Opened> }
type ClosedDay = { readonly data: z.output<typeof Closed>; readonly at: number }

const launchesOf = (opened: readonly OpenedDay[]) =>
  opened.flatMap(({ data }) => data.launches.map((launch) => ({ ...launch, boardDate: data.day })))

const checkClosed = (
  log: readonly RecordedEvent[],
  opened: readonly OpenedDay[],
  { data, at }: ClosedDay,
  seed: string,
  findings: Findings,
): void => {
  const { day, upTo } = data
  const votes = foldVotes(log, upTo)
  const ofDay = votes.filter(({ countsOn }) => countsOn === day)
  const missed = foldVotes(log).filter(({ countsOn, position }) => countsOn === day && position >= upTo)
  findings.require(`${day} is closed when it is over`, at >= startOfDay(daysAfter(day, 1)), 'yes', at)
  findings.expect(`the seed that ${day} reveals`, seed, data.seed)
  findings.expect(`votes of ${day} that came after its count`, [], missed)
  findings.expect(`the votes of ${day}`, ofDay.length, data.votes)
  findings.expect(`the root of ${day}`, rootOf(ofDay), data.merkleRoot)
  const board = boardOf(standingsOf(launchesOf(opened), votes), 'day', day)
  const expected = board.map(({ launchId, toolId, points, voters }, index) => ({ rank: index + 1, launchId, toolId, points, voters }))
  findings.expect(`the frozen standings of ${day}`, expected, data.standings)
}

const firstThree = (standings: readonly HandStanding[], period: string, start: string) =>
  boardOf(standings, period, start)
    .filter(({ points }) => points > 0)
    .slice(0, 3)
    .map(({ launchId, toolId, points, voters }, index) => ({ place: index + 1, launchId, toolId, points, voters }))

/** Awards of periods that are over, as the log has them now beside what its votes come to: a judgement that came later is a revision. */
export const awardsNow = (log: readonly RecordedEvent[]) => {
  const opened = of(log, 'LaunchDayOpened', Opened)
  const standings = standingsOf(launchesOf(opened), foldVotes(log))
  const said = new Map<string, unknown>()
  for (const { type, data } of log) {
    if (type !== 'AwardsGranted' && type !== 'AwardRevised') continue
    const { period, start, awards } = Awards.parse(data)
    said.set(`${period} ${start}`, awards)
  }
  const due = of(log, 'LaunchDayClosed', Closed).flatMap(({ data }) => periodsOf(data.day).filter(({ last }) => last === data.day))
  const expected = new Map(due.map(({ period, start }) => [`${period} ${start}`, firstThree(standings, period, start)]))
  return { expected: Object.fromEntries(expected), said: Object.fromEntries(said) }
}
