import { addDays } from '@debut/events/kernel/days.ts'
import { FREE_RELAUNCH_DAYS } from '@debut/events/launches/launch-numbers.ts'
import type { OwnTools } from '@debut/events/tools/own-tools-answers.ts'

export type OwnTool = OwnTools['tools'][number]

export const SECTIONS = ['line', 'coming', 'live', 'past', 'hidden'] as const
export type Section = (typeof SECTIONS)[number]

type OwnLaunch = OwnTool['launches'][number]
type Known = Pick<OwnTool, 'state' | 'withheld' | 'launches'>

/** The one to talk about: the newest that was not taken back. */
export const newestLaunch = ({ launches }: Pick<Known, 'launches'>): OwnLaunch | undefined =>
  launches.find(({ state }) => state !== 'withdrawn')

const OF_STATE: Readonly<Record<OwnLaunch['state'], Section>> = {
  queued: 'line',
  scheduled: 'coming',
  live: 'live',
  closed: 'past',
  disqualified: 'past',
  withdrawn: 'past',
}

/** Held for a first look, it may wait in line like any other. */
const isOutOfSight = ({ state, withheld, launches }: Known): boolean =>
  state === 'hidden' && (withheld?.act !== 'hold' || newestLaunch({ launches }) === undefined)

export const sectionOf = (tool: Known): Section => (isOutOfSight(tool) ? 'hidden' : OF_STATE[newestLaunch(tool)?.state ?? 'withdrawn'])

/** Whether, and how, a tool can join the line; the server decides again. */
export type Joining =
  | { readonly may: 'first' | 'again' }
  /** After its last launch it has to wait. */
  | { readonly may: 'later'; readonly from: string }
  | { readonly may: 'no' }

export const joiningOf = (tool: Known, today: string): Joining => {
  if (tool.state === 'hidden' && tool.withheld?.act !== 'hold') return { may: 'no' }
  const last = newestLaunch(tool)
  if (last === undefined) return { may: 'first' }
  if (last.state !== 'closed' && last.state !== 'disqualified') return { may: 'no' }
  const from = addDays(last.boardDate ?? today, FREE_RELAUNCH_DAYS)
  // Disqualified before it had a day, it has used none up.
  return last.boardDate === null || from <= today ? { may: 'again' } : { may: 'later', from }
}
