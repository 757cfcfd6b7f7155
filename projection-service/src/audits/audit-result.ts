import type { AuditResult } from '@debut/events/audits/audit-answers.ts'
import type { AuditAsked } from '@debut/events/audits/audit-events.ts'
import type { EventOf } from '@debut/events/kernel/define-event.ts'
import { instantAt, isoOf } from '@debut/events/kernel/instant.ts'
import type { Closing } from '../audit/log/closings.ts'
import type { VoteState } from '../audit/log/vote-ledger.ts'
import type { OpenedLaunch } from '../audit/rules/opened-launch.ts'
import type { Report } from '../audit/run-audit.ts'
import type { Placed } from './placed-findings.ts'
import type { VoteStep } from './vote-steps.ts'

type Asked = EventOf<typeof AuditAsked>['data']

/** The others are counted, and say nothing new. */
const MOST_FINDINGS = 200
const BARS = 48

/** It stands on a board that was asked for; others only got a vote that was. */
export const isAbout = ({ toolId, boardDate }: OpenedLaunch, asked: Asked): boolean => {
  if (asked.subject === 'tool') return toolId === asked.toolId
  return asked.from !== null && asked.to !== null && boardDate >= asked.from && boardDate <= asked.to
}

interface Found {
  readonly data: Asked
  readonly steps: readonly VoteStep[]
  /** The steps of whole days, if the audit is about a product. */
  readonly daysSteps: readonly VoteStep[] | undefined
  readonly findings: readonly (Placed & { readonly stepInDays: number | null })[]
  readonly begun: number
}

/** The result names no member. */
export const resultOf = (
  { votes, frozenDays, events, position, counted }: Report,
  { data, steps, daysSteps, findings, begun }: Found,
): AuditResult => {
  const { recount, launches, ledger, standings, closings } = counted
  const isMembers = data.subject === 'member'
  const about = launches.filter((launch) => isAbout(launch, data))
  const own = new Set<string>(about.map(({ launchId }) => launchId))
  const onBoard = about.filter((launch) => !recount.isDisqualified(launch))
  const points = sum(onBoard.map((launch) => recount.ledger.standings('day', launch.boardDate, [launch])[0]?.points ?? 0))
  const closed = closings.filter(({ day, closed: { upTo } }) => upTo <= position && about.some(({ boardDate }) => boardDate === day))
  const frozen = closed.flatMap(({ closed: { standings: places } }) => places.filter(({ launchId }) => own.has(launchId)))
  const atClose = pointsAtClose(closed, steps, own)
  const weights = (each: readonly { readonly state: string; readonly weight: number }[]) =>
    sum(each.filter(({ state }) => state === 'counted').map(({ weight }) => weight))
  const isPast = data.asOf !== null
  const inState = (state: VoteState) => votes.filter((vote) => vote.state === state).length
  return {
    recounted: isMembers || isPast ? weights(votes) : points,
    served:
      isMembers || isPast
        ? weights(ledger)
        : sum(standings.filter(({ period, launchId }) => period === 'day' && own.has(launchId)).map((row) => row.points)),
    frozen: isMembers || isPast || closed.length === 0 ? null : sum(frozen.map((each) => each.points)),
    recountedAtClose: isMembers || isPast || closed.length === 0 ? null : sum(atClose),
    votes: { counted: inState('counted'), withdrawn: inState('withdrawn'), held: inState('held'), voided: inState('voided') },
    findings: findings.slice(0, MOST_FINDINGS).map(({ place, text, step, stepInDays }) => ({ place, text, step, stepInDays })),
    differences: findings.length,
    frozenDays,
    events,
    upTo: position,
    seconds: (performance.now() - begun) / 1_000,
    steps: steps.length,
    bars: barsOf(steps),
    days: daysSteps === undefined ? null : { steps: daysSteps.length, bars: barsOf(daysSteps) },
  }
}

/** The points that each launch had when its day was frozen. */
const pointsAtClose = (closings: readonly Closing[], steps: readonly VoteStep[], own: ReadonlySet<string>): number[] => {
  const frozenUpTo = new Map(closings.map(({ day, closed: { upTo } }) => [day, upTo]))
  const points = new Map<string, number>()
  for (const { event, launchId, points: after } of steps) {
    const upTo = frozenUpTo.get(event.event.data.boardDate)
    if (upTo !== undefined && event.position <= upTo && own.has(launchId)) points.set(launchId, after)
  }
  return [...points.values()]
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

/** From the first step to the last, in stretches of the same length. */
const barsOf = (steps: readonly VoteStep[]): AuditResult['bars'] => {
  const at = ({ event }: VoteStep) => event.envelope.at.toMillis()
  const [first, last] = [steps[0], steps.at(-1)]
  if (first === undefined || last === undefined) return []
  const length = Math.max(1, Math.ceil((at(last) - at(first) + 1) / BARS))
  const bars = Array.from({ length: BARS }, (_, bar) => ({ from: at(first) + bar * length, votes: 0, step: 0 }))
  for (const [index, step] of steps.entries()) {
    const bar = bars[Math.floor((at(step) - at(first)) / length)]
    if (bar === undefined) continue
    if (bar.step === 0) bar.step = index + 1
    if (step.event.event.type === 'VoteCast') bar.votes++
  }
  return bars.map(({ from, votes, step }) => ({ from: isoOf(instantAt(from)), votes, step }))
}
