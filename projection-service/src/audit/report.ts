import { type Instant, isoOf } from '@debut/events/kernel/instant.ts'
import type { Report } from './run-audit.ts'
import { voteStates } from './log/vote-ledger.ts'

const number = new Intl.NumberFormat('en')

/** The report as it is printed: what differs, then what was counted. */
export const reportLines = (report: Report, asOf: Instant | undefined, seconds: number): string[] => {
  const { title, findings, votes, boards, memberRows, frozenDays, events, position } = report
  const counted = votes.filter(({ state }) => state === 'counted')
  const rows: (readonly [string, string])[] = [
    ['votes', number.format(votes.length)],
    ...voteStates.map((state) => [`  ${state}`, number.format(votes.filter((vote) => vote.state === state).length)] as const),
    ['points of those that count', number.format(counted.reduce((sum, { weight }) => sum + weight, 0))],
    [asOf === undefined ? 'standings compared' : 'boards compared', number.format(boards)],
    ...(asOf === undefined ? [['closed days recounted', number.format(frozenDays)] as const] : []),
    ...(memberRows === 0 ? [] : [['rows of members compared', number.format(memberRows)] as const]),
    ['events read', number.format(events)],
    ['up to position', number.format(position)],
    ['took', `${seconds.toFixed(1)} s`],
  ]
  const label = Math.max(...rows.map(([name]) => name.length))
  const value = Math.max(...rows.map(([, text]) => text.length))
  return [
    `Audit of ${title}${asOf === undefined ? '' : ` as of ${isoOf(asOf)}`}`,
    '',
    ...findings.map(({ place, text }) => `${place.padEnd(6)}  ${text}`),
    ...(findings.length === 0
      ? ['No differences']
      : [`${number.format(findings.length)} ${findings.length === 1 ? 'difference' : 'differences'}`]),
    '',
    ...rows.map(([name, text]) => `${name.padEnd(label)}  ${text.padStart(value)}`),
  ]
}
