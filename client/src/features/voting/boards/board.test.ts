import { Day } from '@debut/events/kernel/days.ts'
import { LogPosition } from '@debut/events/kernel/ids.ts'
import { Slug } from '@debut/events/tools/tool-card.ts'
import { expect, it } from 'vitest'
import { launchIdOf, memberIdOf, toolIdOf } from '../../../lib/api/testing/ids.ts'
import { boardOf } from './board.ts'

const standing = { place: 1, rank: 1, launchId: launchIdOf('harbor'), points: 3, voters: 2, hidden: false }
const shown = {
  ...standing,
  toolId: toolIdOf('harbor'),
  boardDate: Day.parse('2026-11-21'),
  slug: Slug.parse('harbor'),
  url: 'https://harbor.example',
  name: 'Harbor',
  tagline: 'Ships',
  category: 'design',
  tags: ['ai'],
  logo: '/l.svg',
  makers: [{ memberId: memberIdOf(1), username: null }],
}
const row = {
  ...shown,
  pricing: 'free',
  makers: [{ memberId: memberIdOf(1), username: null, name: null, avatar: null }],
}
const facts = { period: 'day' as const, start: Day.parse('2026-11-21'), validUntil: null }

it('keeps of a board what its rows show, as every page carries it', () => {
  expect(boardOf({ ...facts, rule: 'v1', position: LogPosition.parse(7), total: 1, tools: [row] }, 50)).toEqual({
    ...facts,
    position: 7,
    total: 1,
    size: 50,
    leader: launchIdOf('harbor'),
    entries: [shown],
  })
})
