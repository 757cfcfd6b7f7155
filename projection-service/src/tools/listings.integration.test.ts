import { Day } from '@debut/events/kernel/days.ts'
import { TagBanned, TagKept, TagMerged, TagRestored } from '@debut/events/tags/tag-events.ts'
import { ToolEdited, ToolHidden, ToolShown } from '@debut/events/tools/tool-events.ts'
import { LaunchDisqualified, LaunchReinstated } from '@debut/events/launches/launch-events.ts'
import { VoteHeld, VoteRestored, VoteVoided } from '@debut/events/voting/vote-events.ts'
import { expect, it } from 'vitest'
import { appended, rowsOf, tomasz } from '../testing/given.ts'
import { cardOf, closed, firstDay as first, launchId, listed, opened, toolId } from '../testing/given-tools.ts'
import { projectionDatabase } from '../testing/projection-database.ts'
import { listings } from './listings-projector.ts'

const database = projectionDatabase()
const second = Day.parse('2026-09-02')

const given = (n: number, tags: string[]) => ({ tags, pricing: n === 1 ? 'free' : 'paid' }) as const
const kind = (n: number) => ({ pricing: n === 1 ? 'free' : 'paid', open_source: false, has_deal: false })
const inListings = (n: number, launch: number, board_date: Day, points: number, ...names: string[]) =>
  names.map((listing) => ({
    listing,
    tool_id: toolId(n),
    ...kind(n),
    launch_id: launchId(launch),
    board_date,
    points,
    voters: points,
    closed: true,
  }))
const total = (listing: string, n: number, tools = 1) => ({ listing, ...kind(n), tools })

const expectListings = async (log: Parameters<typeof rowsOf>[2], rows: readonly object[], totals: readonly object[]) => {
  for (const size of [1, 3, 20]) {
    expect(await rowsOf(database(), listings, log, 'select * from listed order by listing, tool_id', size)).toEqual(rows)
    expect(await rowsOf(database(), listings, log, 'select * from totals order by listing, pricing', size)).toEqual(totals)
  }
}

const log = [
  listed(1, given(1, ['fonts', 'ai', 'fonts'])),
  listed(2, given(2, ['fonts'])),
  listed(3, given(3, ['fonts'])),
  opened(1),
  opened(2),
  closed(first, { tool: 1, points: 7 }, { tool: 2, points: 5 }),
  opened(1, second, 3),
  closed(second, { tool: 1, launch: 3, points: 4 }),
]

it('puts each launched tool in its listings once, by the number of its newest closed launch, however the log is cut into batches', () =>
  expectListings(
    log,
    [
      ...inListings(1, 3, second, 4, 'category:design'),
      ...inListings(2, 2, first, 5, 'category:design'),
      ...inListings(1, 3, second, 4, 'tag:ai', 'tag:fonts'),
      ...inListings(2, 2, first, 5, 'tag:fonts'),
    ],
    [total('category:design', 1), total('category:design', 2), total('tag:ai', 1), total('tag:fonts', 1), total('tag:fonts', 2)],
  ))

it('moves a tool to other listings with its points when its card changes, and removes one that is hidden', () => {
  const { toolId: id, ownerId: by, makers: _, ...card } = cardOf(1, given(1, ['fonts', 'ai']))
  const edited = appended(`tool-${id}`, {}, ToolEdited({ toolId: id, by, ...card, category: 'business', tags: ['fonts', 'type'] }))
  const hidden = appended(`tool-${toolId(2)}`, {}, ToolHidden({ toolId: toolId(2), by }))
  const shown = appended(`tool-${toolId(2)}`, {}, ToolShown({ toolId: toolId(2), by }))
  const moved = inListings(1, 3, second, 4, 'category:business', 'tag:fonts', 'tag:type')
  const totals = ['category:business', 'tag:fonts', 'tag:type'].map((listing) => total(listing, 1))
  return expectListings([...log, hidden, edited, shown, hidden], moved, totals)
})

const decided = (...facts: Parameters<typeof appended>[2][]) => facts.map((fact) => appended('tags', {}, fact))
const kept = TagKept({ tag: 'type', name: 'Type' })
const merged = TagMerged({ tag: 'fonts', into: 'type' })
const inDesign = [...inListings(1, 3, second, 4, 'category:design'), ...inListings(2, 2, first, 5, 'category:design')]
const ofDesign = [total('category:design', 1), total('category:design', 2)]

it('puts what carries a merged tag in the listing of the other one, once where it carries both, whenever it was listed', () =>
  expectListings(
    [listed(1, given(1, ['fonts', 'type'])), ...decided(kept, merged), ...log.slice(1), ...decided(TagKept({ tag: 'ai', name: 'AI' }))],
    [...inDesign, ...inListings(1, 3, second, 4, 'tag:type'), ...inListings(2, 2, first, 5, 'tag:type')],
    [...ofDesign, total('tag:type', 1), total('tag:type', 2)],
  ))

it('takes a banned tag from its listings, with those that lead to it, and gives it back', async () => {
  const banned = TagBanned({ tag: 'type', reason: 'says-nothing' })
  await expectListings(
    [...log, ...decided(kept, merged, banned)],
    [...inDesign, ...inListings(1, 3, second, 4, 'tag:ai')],
    [...ofDesign, total('tag:ai', 1)],
  )
  const rows = [...inDesign, ...inListings(1, 3, second, 4, 'tag:ai', 'tag:fonts'), ...inListings(2, 2, first, 5, 'tag:fonts')]
  const totals = [...ofDesign, total('tag:ai', 1), total('tag:fonts', 1), total('tag:fonts', 2)]
  await expectListings([...log, ...decided(kept, merged, banned, TagRestored({ tag: 'fonts' }))], rows, totals)
  await expectListings([...log, ...decided(banned, TagRestored({ tag: 'type' }))], rows, totals)
})

const vote = { memberId: tomasz, launchId: launchId(3), toolId: toolId(1), boardDate: second, weight: 3 }
const ofDay = (number: number) => ({ ...vote, number, countsOn: second, reason: 'ring' }) as const
const judged = (...facts: Parameters<typeof appended>[2][]) => appended(`voter-${tomasz}`, {}, ...facts)
const numberAfter = async (...commits: Parameters<typeof rowsOf>[2][number][]) => {
  const sql = `select points, voters from listed where listing = 'category:design' and tool_id = '${toolId(1)}'`
  const [number] = await rowsOf(database(), listings, [...log, ...commits], sql, 1)
  for (const size of [3, 20]) expect(await rowsOf(database(), listings, [...log, ...commits], sql, size)).toEqual([number])
  return number
}

it('takes from a number what is held or void after its day, once, and gives it back', async () => {
  expect(await numberAfter(judged(VoteHeld(ofDay(1))), judged(VoteVoided(ofDay(1))))).toEqual({ points: 1, voters: 3 })
  expect(await numberAfter(judged(VoteHeld(ofDay(1))), judged(VoteRestored(ofDay(1))))).toEqual({ points: 4, voters: 4 })
  // It came after the day, and never was of the number.
  expect(await numberAfter(judged(VoteVoided({ ...ofDay(1), countsOn: Day.parse('2026-09-03') })))).toEqual({ points: 4, voters: 4 })
})

it('goes back to the launch before where the newest is disqualified, and forth where it is given back', async () => {
  const { launchId: newest, toolId: tool, boardDate } = vote
  const launch = { launchId: newest, toolId: tool, boardDate }
  const gone = appended(`launch-${newest}`, {}, LaunchDisqualified({ ...launch, reason: 'spam' }))
  const back = appended(`launch-${newest}`, {}, LaunchReinstated({ ...launch, reason: 'mistake', queued: false }))
  expect(await numberAfter(gone)).toEqual({ points: 7, voters: 7 })
  expect(await numberAfter(gone, back, judged(VoteVoided(ofDay(1))))).toEqual({ points: 1, voters: 3 })
})
