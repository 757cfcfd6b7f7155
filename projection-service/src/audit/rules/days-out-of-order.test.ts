import { startOf } from '@debut/events/kernel/calendar.ts'
import { addDays, Day } from '@debut/events/kernel/days.ts'
import { LogPosition } from '@debut/events/kernel/ids.ts'
import { expect, it } from 'vitest'
import { daysOutOfOrder } from './days-out-of-order.ts'

const first = Day.parse('2026-03-07')
const [second, third] = [addDays(first, 1), addDays(first, 2)]
const opened = (day: Day, position: number) => ({ day, position: LogPosition.parse(position) })
const closed = (day: Day, position: number, hoursLate = 0) => ({
  ...opened(day, position),
  at: startOf(addDays(day, 1)).plus({ hours: hoursLate }),
})
const texts = (...days: Parameters<typeof daysOutOfOrder>) => daysOutOfOrder(...days).map(({ text }) => text)

it('says nothing of days in their order, the one of 23 hours among them', () => {
  expect(texts([opened(first, 1), opened(second, 2), opened(third, 3)], [closed(first, 4), closed(second, 5)])).toEqual([])
})

it('reports a day that is missing, comes again, or comes before the one before it', () => {
  expect(texts([opened(first, 1), opened(third, 2)], [])).toEqual([`${third} was opened after ${first}, and not the day after it.`])
  expect(texts([opened(first, 1)], [closed(first, 2), closed(first, 3)])).toEqual([
    `${first} was closed after ${first}, and not the day after it.`,
  ])
  expect(texts([opened(first, 1), opened(second, 2)], [closed(second, 3), closed(first, 4)])).toEqual([
    `${first} was closed after ${second}, and not the day after it.`,
  ])
})

it('reports a day that was closed before it was opened or over', () => {
  expect(texts([opened(first, 2)], [closed(first, 1)])).toEqual([`${first} was closed before it was opened.`])
  expect(texts([opened(second, 1)], [closed(second, 2, -1)])).toEqual([`${second} was closed before it was over.`])
})
