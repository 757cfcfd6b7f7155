import { ActId } from '@debut/events/kernel/act-id.ts'
import { LogPosition } from '@debut/events/kernel/ids.ts'
import { expect, it } from 'vitest'
import { memberIdOf } from '../../../lib/api/testing/ids.ts'
import { continuedQueue } from './continued-queue.tsx'

const banned = {
  memberId: memberIdOf(1),
  username: 'ada',
  actId: ActId.parse('1c0ad5a6-6f0e-5d0c-8a4e-6b8f2d1f7b11'),
  kind: 'ban',
  rule: 'spam',
  at: '2026-03-02T20:00:00.000Z',
  until: null,
} as const

it('names its buttons with the words that they show', () => {
  const data = { sanctions: [banned], total: 1, position: LogPosition.parse(5) }
  const decisions = continuedQueue.waiting?.(data, '').rows.flatMap((row) => row.decisions) ?? []
  expect(decisions.map(({ label }) => label)).toEqual(['Keep', 'Lift'])
  for (const { label, fullLabel } of decisions) expect(fullLabel).toMatch(new RegExp(`^${label} the ban of ada$`))
})
