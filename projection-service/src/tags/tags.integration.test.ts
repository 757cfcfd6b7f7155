import { TagBanned, TagKept, TagMerged, TagRestored } from '@debut/events/tags/tag-events.ts'
import { NO_STORY, ToolId } from '@debut/events/tools/tool-card.ts'
import { ToolEdited, ToolHidden, ToolListed } from '@debut/events/tools/tool-events.ts'
import { expect, it } from 'vitest'
import { appended, ines, rowsOf } from '../testing/given.ts'
import { projectionDatabase } from '../testing/projection-database.ts'
import { positionOf } from '../testing/made-commits.ts'
import { tags } from './tags-projector.ts'

const database = projectionDatabase()
const toolId = ToolId.parse('01K9Z7V5C0QW8R3N4M2X000001')
const card = {
  slug: 'inkwell',
  name: 'InkWell',
  tagline: 'Fonts that load at once',
  url: 'https://fonts.example/',
  category: 'design',
  pricing: 'free',
  logo: '/logo.svg',
  ...NO_STORY,
} as const
const listed = (...tags: string[]) => appended(`tool-${toolId}`, {}, ToolListed({ toolId, ownerId: ines, makers: [ines], ...card, tags }))
const edited = (...tags: string[]) => appended(`tool-${toolId}`, {}, ToolEdited({ toolId, by: ines, ...card, tags }))
const decided = (...facts: Parameters<typeof appended>[2][]) => facts.map((fact) => appended('tags', {}, fact))

/** The same in one batch as in many. */
const bothWays = async (log: Parameters<typeof rowsOf>[2], sql: string) => {
  const one = await rowsOf(database(), tags, log, sql, 1)
  for (const size of [2, 50]) expect(await rowsOf(database(), tags, log, sql, size)).toEqual(one)
  expect(await rowsOf(database(), tags, log, 'select * from moved_tags', 50)).toEqual([])
  return one
}

it('knows each tag that was ever carried, since when, and who carries it now', async () => {
  const log = [listed('fonts', 'ai'), edited('fonts'), appended(`tool-${toolId}`, {}, ToolHidden({ toolId, by: ines })), edited('type')]
  expect(await bothWays(log, 'select * from carried order by since, tag')).toEqual([
    { tag: 'ai', since: positionOf(0) },
    { tag: 'fonts', since: positionOf(0) },
    { tag: 'type', since: positionOf(3) },
  ])
  expect(await bothWays(log, 'select * from cards')).toEqual([{ tool_id: toolId, tags: ['type'], shown: false }])
})

const ALL = 'select tag, name, into_tag, banned, shown_as from tags order by tag'
const row = (tag: string, shown_as: string | null, more: object = {}) => ({
  tag,
  name: null,
  into_tag: null,
  banned: null,
  shown_as,
  ...more,
})

it('leads each tag to the end of its way, wherever that goes later', async () => {
  const kept = [TagKept({ tag: 'ai', name: 'AI' }), TagKept({ tag: 'ml', name: 'ML' })]
  const merged = [TagMerged({ tag: 'deep', into: 'ml' }), TagMerged({ tag: 'ml', into: 'ai' })]
  const log = decided(...kept, ...merged)
  const ml = { name: 'ML', into_tag: 'ai' }
  expect(await bothWays(log, ALL)).toEqual([row('ai', 'ai', { name: 'AI' }), row('deep', 'ai', { into_tag: 'ml' }), row('ml', 'ai', ml)])
  const banned = [...log, ...decided(TagBanned({ tag: 'ai', reason: 'says-nothing' }))]
  expect((await bothWays(banned, ALL)).map(({ shown_as }) => shown_as)).toEqual([null, null, null])
  const restored = [...banned, ...decided(TagRestored({ tag: 'ml' }), TagKept({ tag: 'ml', name: 'Machine learning' }))]
  expect(await bothWays(restored, ALL)).toEqual([
    row('ai', null, { name: 'AI', banned: 'says-nothing' }),
    row('deep', 'ml', { into_tag: 'ml' }),
    row('ml', 'ml', { name: 'Machine learning' }),
  ])
})

it('forgets what was decided of a tag without a name, once it is restored', async () => {
  expect(await bothWays(decided(TagBanned({ tag: 'scam', reason: 'spam' }), TagRestored({ tag: 'scam' })), ALL)).toEqual([])
})
