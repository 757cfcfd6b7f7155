import { Day } from '@debut/events/kernel/days.ts'
import { LaunchId } from '@debut/events/tools/launch-id.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import { expect, it } from 'vitest'
import { otherAwards } from './emails-about.ts'
import { awardsOf } from './recounted-boards.ts'

const [kite, harbor, orrery, kiln] = [1, 2, 3, 4].map((number) => ToolId.parse(`01K9Z7V5C0QW8R3N4M2X00000${number}`)) as [
  ToolId,
  ToolId,
  ToolId,
  ToolId,
]
const launchId = LaunchId.parse('01K9Z7V5C1ABCDEFGHJK000001')
const start = Day.parse('2026-11-18')
const standings = (...tools: ToolId[]) =>
  tools.map((toolId, index) => ({ launchId, toolId, points: 10 - index, voters: 9 - index, lastPosition: 100 + index }))
const board = (before: ToolId[], after: ToolId[]) => ({
  period: 'day' as const,
  start,
  before: standings(...before),
  after: standings(...after),
})

it('knows whose award would be another one, and leaves out those of whom only the points change', () => {
  const recounted = board([kite, harbor, orrery, kiln], [kite, orrery, kiln, harbor])
  const granted = new Map([[`day ${start}`, awardsOf(recounted.before)]])
  expect([...otherAwards([recounted], granted)].toSorted()).toEqual([harbor, orrery, kiln].toSorted())
  const fewerPoints = { ...recounted, after: recounted.before.map((each) => ({ ...each, points: each.points - 1 })) }
  expect(otherAwards([fewerPoints], granted).size).toBe(0)
})

it('knows no award of a board that is still open', () => {
  expect(otherAwards([board([kite, harbor], [harbor, kite])], new Map()).size).toBe(0)
})
