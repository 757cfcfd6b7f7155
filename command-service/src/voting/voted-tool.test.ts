import { startOf } from '@debut/events/kernel/calendar.ts'
import { Day } from '@debut/events/kernel/days.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import { MakerJoined, MakerLeft, type ToolEvent, ToolTransferred } from '@debut/events/tools/tool-events.ts'
import { expect, it } from 'vitest'
import { votedTool } from './voted-tool.ts'

const toolId = ToolId.parse('01K9Z7V5C0QW8R3N4M2X6Y1B7D')
const friend = MemberId.parse('4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c11')
const left = MakerLeft({ toolId, memberId: friend, by: friend })

const after = (...events: (readonly [day: string, event: ToolEvent])[]) =>
  events.reduce((tool, [day, event]) => votedTool.evolve(tool, event, startOf(Day.parse(day)).plus({ hours: 23 })), votedTool.initial)

it('knows the day of Los Angeles on which a maker left, the last one where there were several', () => {
  expect(after(['2026-06-01', left]).formerMakers.get(friend)).toBe('2026-06-01')
  const joined = MakerJoined({ toolId, memberId: friend })
  expect(after(['2026-06-01', left], ['2026-06-02', joined], ['2026-06-09', left]).formerMakers.get(friend)).toBe('2026-06-09')
})

it('knows none of a member who makes the tool again', () => {
  const again = [MakerJoined({ toolId, memberId: friend }), ToolTransferred({ toolId, ownerId: friend, by: friend })]
  for (const event of again) expect(after(['2026-06-01', left], ['2026-06-02', event]).formerMakers.size).toBe(0)
})
