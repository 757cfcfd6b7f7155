import { z } from 'zod'
import type { Findings } from './findings.ts'
import { foldLaunches, type HandLaunch } from './hand-boards.ts'
import { dayAt, daysAfter } from './hand-calendar.ts'
import { isChange, voteOf, type VoteChange } from './hand-votes.ts'
import type { RecordedEvent } from './recorded-log.ts'

/** The rules as the specification has them, written down a second time. */
const TIERS = [5, 25, 50, 100, 150, 300, 500, 1000]
const weightAt = (streak: number): number => 1 + [5, 100, 300, 1000].filter((tier) => tier <= streak).length
const DAILY_LIMIT = 3

const Step = z.object({ day: z.string(), streak: z.int(), latest: z.string().nullable().optional() })
const Granted = z.object({ tier: z.int() })
const Announced = z.object({ tiers: z.array(z.int()) })
const Listed = z.object({ toolId: z.string(), makers: z.array(z.string()) })

type Vote = ReturnType<typeof voteOf>
/** One that counts somewhere, or would if it were restored: what was given back on its own day is forgotten. */
type Kept = Vote & { judged: 'no' | 'held' | 'voided'; withdrawn: boolean }

export interface CalendarDay {
  votes: number
  streak: number | null
}

/** One member's voting, followed by hand. */
export interface HandVoter {
  casts: number
  /** By number. */
  readonly votes: Map<number, Kept>
  readonly days: Map<string, CalendarDay>
  streak: number
  latest: string | null
  streakPosition: number
  readonly before: Map<string, { streak: number; latest: string | null }>
  readonly granted: Map<number, number>
  readonly announced: Set<number>
  /** What the same command still has to say. */
  owes: { type: string; data: object }[]
}

const newVoter = (): HandVoter => ({
  casts: 0,
  votes: new Map(),
  days: new Map(),
  streak: 0,
  latest: null,
  streakPosition: 0,
  before: new Map(),
  granted: new Map(),
  announced: new Set(),
  owes: [],
})

interface Facts {
  readonly launches: ReadonlyMap<string, HandLaunch>
  readonly makers: ReadonlyMap<string, readonly string[]>
  /** When they had registered and confirmed their email. */
  readonly members: ReadonlyMap<string, number>
}

const factsOf = (log: readonly RecordedEvent[]): Facts => ({
  launches: new Map(foldLaunches(log).map((launch) => [launch.launchId, launch])),
  makers: new Map(
    log
      .filter(({ type }) => type === 'ToolListed')
      .map(({ data }) => Listed.parse(data))
      .map(({ toolId, makers }) => [toolId, makers]),
  ),
  members: new Map(
    log.filter(({ type }) => type === 'EmailVerified').map(({ streamId, position }) => [streamId.slice('member-'.length), position.commit]),
  ),
})

/** Follows every voter through the log, and says where an event is not what the rules make of what was before it. */
export const followVoters = (log: readonly RecordedEvent[], findings: Findings): ReadonlyMap<string, HandVoter> => {
  const facts = factsOf(log)
  const voters = new Map<string, HandVoter>()
  for (const event of log) {
    if (!event.streamId.startsWith('voter-')) continue
    const memberId = event.streamId.slice('voter-'.length)
    const voter = voters.get(memberId) ?? newVoter()
    voters.set(memberId, voter)
    take(voter, event, facts, findings)
  }
  for (const [memberId, { owes }] of voters) findings.expect(`what the last command of ${memberId} left unsaid`, [], owes)
  return voters
}

const take = (voter: HandVoter, event: RecordedEvent, facts: Facts, findings: Findings): void => {
  const { type, data, position } = event
  const where = `${type} at ${position.commit} on ${event.streamId}`
  const owed = voter.owes.shift()
  if (owed !== undefined) {
    findings.expect(`${where} follows from the event before it`, owed, { type, data: tellable(data) })
  } else {
    findings.require(`${where} follows from a command`, !['StreakExtended', 'StreakStepUndone', 'RewardGranted'].includes(type), 'no', type)
  }
  if (type === 'VoteCast') return cast(voter, event, facts, where, findings)
  if (isChange(type)) return change(voter, event, type, where, findings)
  switch (type) {
    case 'StreakExtended': {
      const { day, streak } = Step.parse(data)
      voter.before.set(day, { streak: voter.streak, latest: voter.latest })
      Object.assign(voter, { streak, latest: day, streakPosition: position.commit })
      dayIn(voter, day).streak = streak
      return
    }
    case 'StreakStepUndone': {
      const { day, streak, latest = null } = Step.parse(data)
      voter.before.delete(day)
      Object.assign(voter, { streak, latest, streakPosition: position.commit })
      dayIn(voter, day).streak = null
      return
    }
    case 'RewardGranted': {
      const { tier } = Granted.parse(data)
      findings.require(`${where}: tier ${tier}`, !voter.granted.has(tier), 'granted once', 'granted before')
      voter.granted.set(tier, position.commit)
      return
    }
    case 'RewardsAnnounced': {
      for (const tier of Announced.parse(data).tiers) {
        const isNews = voter.granted.has(tier) && !voter.announced.has(tier)
        findings.require(`${where}: tier ${tier}`, isNews, 'granted, and told once', [...voter.announced])
        voter.announced.add(tier)
      }
      return
    }
    default:
      findings.expect(`${where} is an event of a voter`, 'yes', 'no')
  }
}

const tellable = ({ memberId: _, ...data }: Record<string, unknown>) => data

const dayIn = (voter: HandVoter, day: string): CalendarDay => {
  const known = voter.days.get(day) ?? { votes: 0, streak: null }
  voter.days.set(day, known)
  return known
}

const shown = ({ streak, latest }: HandVoter, today: string): number =>
  latest !== null && (latest >= today || latest === daysAfter(today, -1)) ? streak : 0

const cast = (voter: HandVoter, event: RecordedEvent, facts: Facts, where: string, findings: Findings): void => {
  const vote = voteOf(event)
  const { memberId, number, launchId, toolId, boardDate, countsOn, weight } = vote
  const launch = facts.launches.get(launchId)
  const today = dayIn(voter, countsOn)
  findings.expect(`${where}: its day`, dayAt(Date.parse(event.metadata.at)), countsOn)
  findings.expect(`${where}: its number`, voter.casts + 1, number)
  findings.expect(`${where}: its voter`, event.streamId, `voter-${memberId}`)
  findings.expect(`${where}: its launch`, { toolId: launch?.toolId, boardDate: launch?.boardDate }, { toolId, boardDate })
  findings.require(
    `${where}: its launch is open`,
    (launch?.openedAt ?? Number.MAX_SAFE_INTEGER) < event.position.commit,
    'yes',
    launch?.openedAt,
  )
  findings.require(`${where}: it is not for a tool of their own`, facts.makers.get(toolId)?.includes(memberId) === false, 'yes', toolId)
  const since = facts.members.get(memberId) ?? Number.MAX_SAFE_INTEGER
  findings.require(`${where}: its voter is a confirmed member`, since < event.position.commit, 'yes', since)
  const standing = [...voter.votes.values()].filter((kept) => kept.launchId === launchId && !kept.withdrawn)
  findings.expect(`${where}: standing votes for the launch`, [], standing)
  findings.require(`${where}: votes on ${countsOn} before it`, today.votes < DAILY_LIMIT, `less than ${DAILY_LIMIT}`, today.votes)
  findings.expect(`${where}: its weight`, weightAt(shown(voter, countsOn)), weight)
  voter.casts += 1
  voter.votes.set(number, { ...vote, judged: 'no', withdrawn: false })
  today.votes += 1
  if (voter.latest !== null && voter.latest >= countsOn) return
  const streak = shown(voter, countsOn) + 1
  const reached = TIERS.filter((tier) => tier <= streak && !voter.granted.has(tier))
  voter.owes = [
    { type: 'StreakExtended', data: { day: countsOn, streak } },
    ...reached.map((tier) => ({ type: 'RewardGranted', data: { tier } })),
  ]
}

/** What a vote may have been judged before. */
const from: Readonly<Record<VoteChange, readonly string[]>> = {
  VoteWithdrawn: ['no'],
  VoteHeld: ['no'],
  VoteVoided: ['no', 'held'],
  VoteRestored: ['held', 'voided'],
}
const judges = { VoteHeld: 'held', VoteVoided: 'voided', VoteRestored: 'no' } as const

const change = (voter: HandVoter, event: RecordedEvent, type: VoteChange, where: string, findings: Findings): void => {
  const { withdrawnOn, reason, ...vote } = voteOf(event)
  const kept = voter.votes.get(vote.number)
  const { judged, withdrawn, withdrawnOn: _, reason: __, ...known } = kept ?? { judged: 'not there', withdrawn: false }
  findings.expect(`${where}: the vote`, known, vote)
  findings.require(`${where}: what it was`, from[type].includes(judged), from[type].join(' or '), judged)
  findings.expect(`${where}: it has a reason`, type !== 'VoteWithdrawn', reason !== null)
  if (kept === undefined) return
  if (type !== 'VoteWithdrawn') return void (kept.judged = judges[type])

  const { countsOn, number } = vote
  const today = dayAt(Date.parse(event.metadata.at))
  findings.expect(`${where}: when`, today > countsOn ? today : countsOn, withdrawnOn)
  findings.expect(`${where}: it was withdrawn before`, false, withdrawn)
  kept.withdrawn = true
  if (withdrawnOn !== countsOn) return
  voter.votes.delete(number)
  const day = dayIn(voter, countsOn)
  day.votes -= 1
  const before = voter.before.get(countsOn)
  if (day.votes === 0 && before !== undefined && voter.latest === countsOn)
    voter.owes = [{ type: 'StreakStepUndone', data: { day: countsOn, ...before } }]
}
