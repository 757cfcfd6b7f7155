import { startOf } from '../kernel/calendar.ts'
import { Day } from '../kernel/days.ts'
import { Period } from '../kernel/periods.ts'
import type { ActSubject } from './moderation-answers.ts'

const BOARDS: Readonly<Record<Period, { readonly path: string; readonly title: string }>> = {
  day: { path: '/', title: "'Board of' d LLL yyyy" },
  week: { path: '/weekly', title: "'Board of the week of' d LLL yyyy" },
  month: { path: '/monthly', title: "'Board of' LLLL yyyy" },
  year: { path: '/yearly', title: "'Board of' yyyy" },
}

/** A board that an act was about, which its id names by period and first day. */
export const boardSubject = (id: string): ActSubject => {
  const [period, first] = id.split(' ')
  const start = Day.parse(first)
  const { path, title } = BOARDS[Period.parse(period)]
  return { kind: 'board', name: startOf(start).setLocale('en').toFormat(title), path: `${path}?start=${start}` }
}
