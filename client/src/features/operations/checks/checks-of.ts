import type { Operations, RequestFigures } from '@debut/events/operations/operation-answers.ts'
import { parseInstant } from '../../../lib/clock/instants.ts'
import { shortDayLabel } from '../../../lib/clock/day-labels.ts'
import { grouped } from '../../../ui/grouped.ts'
import { durationLabel } from '../duration-label.ts'

export interface Check {
  readonly name: string
  readonly text: string
  readonly value: string
  readonly state: 'good' | 'bad' | 'unknown'
}

const NOT_KNOWN = 'Not known right now'
const BACKUP_SECONDS = 26 * 3_600
const LAG_SECONDS = 60

const unknown = (name: string): Check => ({ name, text: NOT_KNOWN, value: '–', state: 'unknown' })

/** How everything is running, by the figures that are known. */
export const checksOf = (state: Operations): readonly Check[] => [
  logCheck(state),
  projectionsCheck(state),
  dayCheck(state),
  emailCheck(state),
  backupCheck(state),
  { name: 'Live connections', text: 'Open in browsers right now', value: grouped(state.liveConnections), state: 'good' },
  requestsCheck(state),
  leasesCheck(state),
]

const ageOf = (iso: string, at: string) => Math.max(0, (parseInstant(at) - parseInstant(iso)) / 1_000)

const logCheck = ({ log, at }: Operations): Check => {
  if (log === null) return unknown('Event log')
  const text = log.newestAt === null ? 'Nothing is in it' : `Newest event ${durationLabel(ageOf(log.newestAt, at))} ago`
  return { name: 'Event log', text, value: `${log.perSecond}/s`, state: 'good' }
}

const projectionsCheck = ({ projections: { total, stopped, parked, furthest }, log }: Operations): Check => {
  const name = 'Projections'
  const isGood = stopped === 0 && parked === 0 && (furthest === null || furthest.seconds <= LAG_SECONDS)
  const state = isGood ? 'good' : 'bad'
  if (stopped > 0) return { name, text: `${stopped} of ${total} stopped`, value: '–', state }
  if (log === null) return { name, text: `${total} run`, value: '–', state: isGood ? 'unknown' : state }
  if (furthest === null) return { name, text: parked === 0 ? 'None is behind' : `${grouped(parked)} events parked`, value: '0 s', state }
  return { name, text: `Largest lag: ${furthest.name}`, value: durationLabel(furthest.seconds), state }
}

const dayCheck = ({ lastDay }: Operations): Check => {
  if (lastDay === null) return { name: 'Last day', text: 'None has closed yet', value: '–', state: 'unknown' }
  const { day, seconds, launches, votes } = lastDay
  return {
    name: `${shortDayLabel(day)} closed`,
    text: `${grouped(launches)} ${launches === 1 ? 'launch' : 'launches'}, ${grouped(votes)} ${votes === 1 ? 'vote' : 'votes'}`,
    value: `${durationLabel(seconds)} after midnight`,
    state: 'good',
  }
}

const emailCheck = ({ email }: Operations): Check => {
  if (email === null) return unknown('Email')
  const { sent, failed, waiting } = email
  const text = failed === 0 ? 'None failed today' : `${grouped(failed)} failed today`
  return {
    name: 'Email',
    text: waiting === 0 ? text : `${text}, ${grouped(waiting)} waiting`,
    value: `${grouped(sent)} sent`,
    state: failed === 0 ? 'good' : 'bad',
  }
}

const backupCheck = ({ backup, at }: Operations): Check => {
  const name = 'Back-up'
  if (backup === null) return unknown(name)
  if (!backup.isSet) return { name, text: 'No back-ups are set up here', value: '–', state: 'unknown' }
  if (backup.newestAt === null) return { name, text: 'None was made yet', value: '–', state: 'bad' }
  const age = ageOf(backup.newestAt, at)
  return { name, text: 'Age of the newest', value: durationLabel(age), state: age > BACKUP_SECONDS ? 'bad' : 'good' }
}

const requestsCheck = ({ requests: { queries, commands } }: Operations): Check => {
  const parts: readonly RequestFigures[] = commands === null ? [queries] : [queries, commands]
  const sum = (of: (figures: RequestFigures) => number) => parts.reduce((total, figures) => total + of(figures), 0)
  const [total, errors] = [sum(({ requests }) => requests), sum((figures) => figures.errors)]
  const slowest = Math.max(0, ...parts.map(({ p95Ms }) => p95Ms ?? 0))
  const share = total === 0 ? 0 : errors / total
  return {
    name: 'Requests',
    text: total === 0 ? 'None in the last 5 minutes' : `95% under ${Math.ceil(slowest)} ms, last 5 min`,
    value: `${Math.round(share * 10_000) / 100}% errors`,
    state: share > 0.01 ? 'bad' : 'good',
  }
}

const leasesCheck = ({ leases: { processes, projections } }: Operations): Check => {
  const name = 'Processes'
  if (processes === null) return unknown(name)
  const all = [...processes, ...projections]
  const free = all.filter(({ owner }) => owner === null).length
  return {
    name,
    text: free === 0 ? 'Each has an owner' : `${free} without an owner`,
    value: free === 0 ? `${all.length} running` : `${all.length - free} of ${all.length} running`,
    state: free === 0 ? 'good' : 'bad',
  }
}
