import type { ChecklistContent } from '@debut/events/checklist/checklist-content.ts'
import { Day } from '@debut/events/kernel/days.ts'
import { describe, expect, it } from 'vitest'
import { freshChecklist, ticked } from '../list/edit-checklist.ts'
import { daysBetween, dueDay, taskState } from '../list/task-days.ts'
import { launchDayProblem } from './launch-day-problem.ts'
import { launchingTools } from './own-launches.ts'
import { todayLine } from './today-line.ts'

const today = Day.parse('2026-11-26')
const on = (launchDay: string): ChecklistContent => ({ ...freshChecklist, launchDay: Day.parse(launchDay) })

describe('days of a launch', () => {
  it('are counted by the calendar, over the end of summer time and of the year', () => {
    expect(dueDay(Day.parse('2026-11-02'), -2)).toBe('2026-10-31')
    expect(dueDay(Day.parse('2026-12-30'), 5)).toBe('2027-01-04')
    expect(dueDay(Day.parse('2028-03-01'), -1)).toBe('2028-02-29')
    expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2)
    expect(dueDay(null, 3)).toBeUndefined()
  })

  it('make a task overdue, due today or open, unless it is done', () => {
    const state = (daysFromLaunch: number, isDone = false) => taskState({ daysFromLaunch, isDone }, Day.parse('2026-12-03'), today)
    expect([-8, -7, -6].map((days) => state(days))).toEqual(['overdue', 'today', 'open'])
    expect(state(-8, true)).toBe('done')
    expect(taskState({ daysFromLaunch: -8, isDone: false }, null, today)).toBe('open')
  })

  it('say what is wrong with a day, each in its own words', () => {
    expect(launchDayProblem('2026-12-03', today)).toBeUndefined()
    expect(launchDayProblem('2026-11-01', today)).toBeUndefined()
    expect(launchDayProblem('3.12.2026', today)).toMatch(/^Enter a day/)
    expect(launchDayProblem('2026-02-30', today)).toMatch(/^Enter a day/)
    expect(launchDayProblem('2126-12-03', today)).toBe('That’s more than two years ahead. Pick a day until 25 Nov 2028.')
    expect(launchDayProblem('1926-12-03', today)).toBe('That’s more than a year ago. Pick a day after 26 Nov 2025.')
  })

  it('are summed up in a line', () => {
    expect(todayLine(freshChecklist, today)).toMatch(/^Choose your launch day/)
    expect(todayLine(on('2027-02-26'), today)).toBe('92 days to go. Nothing is due until 15 Jan.')
    expect(todayLine(on('2026-11-26'), today)).toMatch(/^Today is launch day\. \d+ overdue, 6 due today\.$/)
    const done = freshChecklist.tasks.reduce((list, { taskId }) => ticked(list, taskId, true), on('2026-11-25'))
    expect(todayLine(done, today)).toBe('Launch day was 1 day ago. Everything is done.')
  })
})

it('offers the days of launches to come, and follows the one that was taken once it is over', () => {
  const launch = (state: string, boardDate: string | null) => ({
    launchId: `launch-${state}`,
    state,
    boardDate,
    lane: 'free',
    rank: null,
    points: null,
  })
  const tools = [
    { toolId: 'fernweh', name: 'Fernweh', launches: [launch('withdrawn', null), launch('scheduled', '2026-12-03')] },
    { toolId: 'kiln', name: 'Kiln', launches: [launch('queued', null), launch('closed', '2025-01-01')] },
    { toolId: 'quietly', name: 'Quietly', launches: [launch('closed', '2026-01-01')] },
    { toolId: 'railory', name: 'Railory', launches: [launch('withdrawn', null)] },
  ] as unknown as Parameters<typeof launchingTools>[0]
  expect(launchingTools(tools, null).map(({ name, day }) => ({ name, day }))).toEqual([
    { name: 'Fernweh', day: '2026-12-03' },
    { name: 'Kiln', day: null },
  ])
  expect(launchingTools(tools, 'quietly').map(({ name }) => name)).toEqual(['Fernweh', 'Kiln', 'Quietly'])
  expect(launchingTools(tools, 'railory').map(({ name }) => name)).toEqual(['Fernweh', 'Kiln'])
})
