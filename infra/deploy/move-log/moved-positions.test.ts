import { catalogue } from '@debut/events/catalogue.ts'
import { LogPosition } from '@debut/events/kernel/ids.ts'
import { partsOf } from '@debut/events/kernel/schema-parts.ts'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { MovedPositions, positionFields } from './moved-positions.ts'

const moved = () => {
  const positions = new MovedPositions()
  for (const [from, to] of [
    [128, 2_000],
    [300, 2_500],
    [450, 9_000],
  ] as const)
    positions.note(from, to)
  return positions
}

it('finds the events that say something of positions, of which there are these', () => {
  expect(Object.fromEntries(positionFields)).toEqual({
    LaunchDayClosed: ['upTo'],
    AnalysisAsked: ['upTo'],
    AwardRevised: ['because'],
    NotificationsRead: ['upTo'],
    VotesJudged: ['votes'],
  })
})

it('finds no position deep within a field, where it would not be moved', () => {
  for (const { fields } of catalogue.values())
    for (const schema of Object.values(fields)) {
      const isMoved = schema === LogPosition || (schema instanceof z.ZodArray && schema.element === LogPosition)
      if (!isMoved) expect(partsOf(schema).includes(LogPosition)).toBe(false)
    }
})

it('says of each position in a list where it stands', () => {
  expect(moved().in({ type: 'VotesJudged', data: { votes: [128, 450], seen: 128 } })).toEqual({ votes: [2_000, 9_000], seen: 128 })
})

it('says where an event stands, and leaves what is between two between them', () => {
  expect([128, 300, 450].map((at) => moved().of(at))).toEqual([2_000, 2_500, 9_000])
  expect([0, 127, 129, 299, 301, 451, 10_000].map((at) => moved().of(at))).toEqual([0, 0, 2_001, 2_001, 2_501, 9_001, 9_001])
})

it('moves what an event says of a position, and nothing else', () => {
  const data = { day: '2026-11-20', upTo: 301, votes: 300, standings: [{ points: 300 }] }
  expect(moved().in({ type: 'LaunchDayClosed', data })).toEqual({ ...data, upTo: 2_501 })
  expect(moved().in({ type: 'VoteCast', data })).toBe(data)
})
