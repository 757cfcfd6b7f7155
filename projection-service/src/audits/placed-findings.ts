import type { Finding } from '../audit/finding.ts'
import type { OpenedLaunch } from '../audit/rules/opened-launch.ts'
import type { Report } from '../audit/run-audit.ts'
import type { StandingRow } from '../audit/tables/board-rows.ts'
import type { VoteStep } from './vote-steps.ts'

/** Findings about boards name the launch in this way. */
const LAUNCH = /\(launch ([0-9A-Z]{26})\)/

export type Placed = Finding & { readonly step: number | null }

/** Puts each finding beside the first step that it concerns. */
export const placedFindings = (
  { findings, counted: { standings } }: Report,
  launches: readonly OpenedLaunch[],
  steps: readonly VoteStep[],
): Placed[] => {
  const ofVote = new Map<number, number>()
  for (const [index, { vote }] of steps.entries()) if (!ofVote.has(vote)) ofVote.set(vote, index)
  const ofLaunch = Map.groupBy(
    steps.map((step, index) => ({ step, index })),
    ({ step }) => step.launchId,
  )
  const rows = new Map(standings.flatMap((row) => (row.period === 'day' ? [[row.launchId, row] as const] : [])))
  const onBoards = new Map<string, number>(
    launches.flatMap(({ launchId }) => {
      const index = firstDifference(rows.get(launchId), ofLaunch.get(launchId) ?? [])
      return index === undefined ? [] : [[launchId, index] as const]
    }),
  )
  return findings.map((finding) => {
    const index =
      finding.vote === undefined
        ? finding.place === 'board'
          ? onBoards.get(LAUNCH.exec(finding.text)?.[1] ?? '')
          : undefined
        : ofVote.get(finding.vote)
    return { ...finding, step: index === undefined ? null : index + 1 }
  })
}

interface Numbered {
  readonly step: VoteStep
  readonly index: number
}

/**
 * The first event of a launch that its board does not have: the one after the last at which it stood as the board still shows it.
 * None where it never stood so.
 */
const firstDifference = (row: StandingRow | undefined, own: readonly Numbered[]): number | undefined => {
  const shown = row ?? { points: 0, voters: 0 }
  const last = own.at(-1)?.step
  if (last === undefined || (last.points === shown.points && last.voters === shown.voters)) return undefined
  const same = own.findLastIndex(({ step }) => step.points === shown.points && step.voters === shown.voters)
  if (same < 0 && (shown.points !== 0 || shown.voters !== 0)) return undefined
  return own[same + 1]?.index
}
