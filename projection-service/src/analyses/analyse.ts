import { createHash } from 'node:crypto'
import type { AnalysedLaunch, AnalysisResult } from '@debut/events/analyses/analysis-answers.ts'
import { type AnalysisRange, dateLabel, rangeLabel } from '@debut/events/analyses/range.ts'
import type { AnyRule, RuleParams, RuleStep } from '@debut/events/analyses/rules/rule.ts'
import { millisOf, TwoMoments, twoMoments } from '@debut/events/analyses/rules/two-moments.ts'
import type { LogPosition } from '@debut/events/kernel/ids.ts'
import { lastDayOfPeriod } from '@debut/events/kernel/periods.ts'
import { JobRefused } from '../kernel/jobs/job.ts'
import { type Counted, countedIn, official, type Ranked, rank } from './rank.ts'
import type { LogFacts, Weigh } from './rules/weighing.ts'
import { weighings } from './rules/weighings.ts'
import { type Cut, isCastBy, type VoteHistory } from './vote-history.ts'
import { type Moved, whyOf } from './why.ts'

export interface Question extends AnalysisRange {
  readonly rule: AnyRule
  readonly params: RuleParams
  readonly upTo: LogPosition
}

type Counts = Pick<AnalysisResult, 'votes' | 'launches' | 'moved' | 'checksum' | 'chart'>

const MOST_LINES = 8

/** The range by the rule beside the range as it stands: the same for the same history, question and position. */
export const analyse = (
  history: VoteHistory,
  question: Question,
): { readonly counts: Counts; readonly rows: readonly AnalysedLaunch[] } => {
  const cut: Cut = { position: question.upTo }
  const launches = history.launchesOf(question.period, question.start, cut)
  if (launches.length === 0)
    throw new JobRefused(`${noneIn(question)} has no launches up to this position of the log. Choose another period.`)
  const votes = launches.reduce((sum, launch) => sum + launch.votes.filter((vote) => isCastBy(vote, cut)).length, 0)
  if (votes === 0) throw new JobRefused(`${noneIn(question)} has no votes up to this position of the log. Choose another period.`)

  const { before, after, steps } = question.rule.id === twoMoments.id ? moments(history, question) : weighed(history, question)
  const rows = withReasons(before, after)
  const lines = after.ranked.slice(0, MOST_LINES).map(({ launchId, toolId }) => ({
    launchId,
    toolId,
    ranks: steps.map(({ ranks }) => ranks.get(launchId) ?? 0),
  }))
  return {
    rows,
    counts: {
      votes,
      launches: rows.length,
      moved: rows.filter((row) => row.rank !== row.officialRank).length,
      checksum: createHash('sha256').update(JSON.stringify(rows)).digest('hex'),
      chart: { steps: steps.map(({ label, isChosen }) => ({ label, isChosen })), lines },
    },
  }
}

/** A ranking, and what it was made of. */
interface Ranking {
  readonly ranked: readonly Ranked[]
  readonly counted: readonly Counted[]
  /** Undefined where another moment was looked at, not another weight. */
  readonly weigh: Weigh | undefined
}

interface Step {
  readonly label: string
  readonly isChosen: boolean
  readonly ranks: ReadonlyMap<string, number>
}

interface Compared {
  readonly before: Ranking
  readonly after: Ranking
  readonly steps: readonly Step[]
}

const noneIn = (range: AnalysisRange): string => (range.period === 'day' ? `The day ${dateLabel(range.start)}` : rangeLabel(range))

const weighed = (history: VoteHistory, { rule, params, period, start, upTo }: Question): Compared => {
  const cut = { position: upTo }
  const weighing = weighings.find((each) => each.rule.id === rule.id && each.rule.version === rule.version)
  if (weighing === undefined) throw new JobRefused('This version of the rule can’t be run any more. Start a new analysis with today’s.')
  const facts: LogFacts = {
    votersOf: (slug) => {
      const toolId = history.toolNamed(slug, cut)
      return toolId && history.votersOf(toolId, cut)
    },
  }
  const counted = countedIn(history.launchesOf(period, start, cut), lastDayOfPeriod(period, start), cut)
  const by = (weigh: Weigh): Ranking => ({ ranked: rank(counted, weigh), counted, weigh })
  const before = by(official)
  const after = by(weighing.weigh(params, facts))
  return { before, after, steps: stepsOf(rule, params, before, (each) => rank(counted, weighing.weigh(each, facts))) }
}

/** By the official rule at each moment. A launch that was not there yet is ranked with nothing. */
const moments = (history: VoteHistory, { rule, params, period, start, upTo }: Question): Compared => {
  const launches = history.launchesOf(period, start, { position: upTo })
  const at = (moment: string): Ranking => {
    const counted = countedIn(launches, lastDayOfPeriod(period, start), { position: upTo, at: millisOf(moment) })
    return { ranked: rank(counted, official), counted, weigh: undefined }
  }
  const { from, to } = TwoMoments.parse(params)
  const before = at(from)
  return { before, after: at(to), steps: stepsOf(rule, params, before, (each) => at(String(each['to'])).ranked) }
}

const stepsOf = (rule: AnyRule, params: RuleParams, before: Ranking, rankAt: (params: RuleParams) => readonly Ranked[]): Step[] => {
  const chosen = JSON.stringify(params)
  return rule.chart.steps(params).map((step: RuleStep<RuleParams>) => {
    const ranked = step.params === undefined ? before.ranked : rankAt(step.params)
    return {
      label: step.label,
      isChosen: step.params !== undefined && JSON.stringify(step.params) === chosen,
      ranks: new Map(ranked.map(({ launchId, rank: place }) => [launchId, place])),
    }
  })
}

const withReasons = (before: Ranking, after: Ranking): AnalysedLaunch[] => {
  const earlier = new Map(before.ranked.map((each) => [each.launchId, each]))
  const votes = new Map(after.counted.map(({ launch, votes: its }) => [launch.launchId, its]))
  const { weigh } = after
  const moved = after.ranked.flatMap((each): Moved[] => {
    const was = earlier.get(each.launchId)
    const weights = weigh && votes.get(each.launchId)?.map((vote) => ({ before: vote.weight, after: weigh(vote) }))
    return was === undefined ? [] : [{ before: was, after: each, weights }]
  })
  return moved.map((each) => ({
    launchId: each.after.launchId,
    toolId: each.after.toolId,
    boardDate: each.after.boardDate,
    rank: each.after.rank,
    officialRank: each.before.rank,
    points: each.after.points,
    officialPoints: each.before.points,
    voters: each.after.voters,
    officialVoters: each.before.voters,
    why: whyOf(each, moved),
  }))
}
