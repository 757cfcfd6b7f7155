import type { AuditStep } from '@debut/events/audits/audit-answers.ts'
import { dayAt, timeAt } from '@debut/events/kernel/days.ts'
import { voteReasonLabel } from '@debut/events/launches/vote-reasons.ts'
import { shortDayLabel } from '../../lib/clock/day-labels.ts'
import { parseInstant } from '../../lib/clock/instants.ts'

export const EVENTS: Readonly<Record<AuditStep['kind'], string>> = {
  cast: 'Cast',
  withdrawn: 'Withdrawn',
  held: 'Held',
  voided: 'Void',
  restored: 'Restored',
}

/** "14:02:11", by the clocks of Los Angeles, whose seconds are everybody's. */
export const timeLabel = (iso: string): string => `${timeAt(parseInstant(iso))}:${iso.slice(17, 19)}`

/** With its day, where that is not the board's. */
export const momentOfStep = ({ at, day }: AuditStep): string => {
  const on = dayAt(parseInstant(at))
  return on === day ? timeLabel(at) : `${shortDayLabel(on)}, ${timeLabel(at)}`
}

export const causeLabel = ({ cause: { kind, name, reason } }: AuditStep): string => {
  const who = kind === 'voter' ? 'Voter' : kind === 'admin' ? 'Admin' : name === 'hold-suspects' ? 'Detector' : 'Debut'
  return reason === null ? who : `${who}: ${voteReasonLabel(reason)}`
}

/** "+2", "−3", and a dash where the board of the day stays as it is. */
export const effectLabel = (effect: number): string => (effect === 0 ? '–' : effect > 0 ? `+${effect}` : `−${-effect}`)
