import type { MemberId } from '@debut/events/kernel/ids.ts'
import { MemberErased } from '@debut/events/members/member-events.ts'
import {
  ReviewAnswerDeleted,
  ReviewCleared,
  ReviewEdited,
  ReviewHidden,
  ReviewShown,
  ReviewWritten,
} from '@debut/events/reviews/review-events.ts'
import { ToolTransferred } from '@debut/events/tools/tool-events.ts'
import { describe, expect, it } from 'vitest'
import { appended, ines, rowsOf, tomasz } from '../testing/given.ts'
import { listed, toolId } from '../testing/given-tools.ts'
import { memberOf } from '../testing/history/members.ts'
import { type Commit, positionOf } from '../testing/made-commits.ts'
import { projectionDatabase } from '../testing/projection-database.ts'
import { reviews } from './reviews-projector.ts'
import {
  about,
  answered,
  deleted,
  edited,
  finds,
  findsNoMore,
  joined,
  left,
  ofReview,
  reports,
  textOf,
  wrote,
} from './testing/given-reviews.ts'

const database = projectionDatabase()
const [aya, noor] = [memberOf(1), memberOf(2)]
const erased = (memberId: MemberId) => appended(`member-${memberId}`, {}, MemberErased({ memberId }))
const hidden = (memberId: MemberId, by: MemberId | null = ines) =>
  ofReview(memberId, ReviewHidden({ ...about(memberId), reason: 'spam', by }))
const shown = (memberId: MemberId) => ofReview(memberId, ReviewShown({ ...about(memberId), reason: 'mistake', by: ines }))
const cleared = (memberId: MemberId) => ofReview(memberId, ReviewCleared({ ...about(memberId), by: ines }))

/** Of a tool that `ines` makes. */
const two = [listed(1), wrote(tomasz, 4), wrote(aya, 1)]
const everything = `select (select json_agg(each) from reviews each) as reviews, (select json_agg(each) from helpful each) as helpful,
  (select json_agg(each) from reports each) as reports, (select json_agg(each) from makers each) as makers`

describe.each([1, 100])('reviews, in batches of %i', (size) => {
  const rows = (sql: string, ...commits: Commit[]) => rowsOf(database(), reviews, commits, sql, size)
  const first = async (columns: string, ...commits: Commit[]) =>
    (await rows(`select ${columns} from reviews where member_id = '${tomasz}'`, ...commits))[0]
  const countsAfter = async (...commits: Commit[]) => (await rows('select counts from ratings', ...commits))[0]?.['counts']

  it('are counted by their rating, as it is now', async () => {
    expect(await countsAfter(...two)).toEqual([1, 0, 0, 1, 0])
    expect(await countsAfter(...two, edited(tomasz, 5))).toEqual([1, 0, 0, 0, 1])
    expect(await countsAfter(...two, wrote(noor, 4), edited(aya, 4))).toEqual([0, 0, 0, 3, 0])
    expect(await countsAfter(...two, deleted(tomasz))).toEqual([1, 0, 0, 0, 0])
    expect(await countsAfter(...two, deleted(tomasz), wrote(tomasz, 2))).toEqual([1, 1, 0, 0, 0])
  })

  it('say that they were edited where their event does, until they are written anew', async () => {
    const columns = 'rating, body, edited, position'
    expect(await first(columns, ...two)).toEqual({ ...textOf(4), edited: false, position: positionOf(1) })
    expect(await first(columns, ...two, edited(tomasz, 5))).toEqual({ ...textOf(5), edited: false, position: positionOf(1) })
    const marked = [...two, edited(tomasz, 5, true), edited(tomasz, 2)]
    expect(await first(columns, ...marked)).toEqual({ ...textOf(2), edited: true, position: positionOf(1) })
    expect(await first(columns, ...marked, deleted(tomasz))).toMatchObject({ body: null })
    expect(await first(columns, ...marked, deleted(tomasz), wrote(tomasz, 3))).toEqual({
      ...textOf(3),
      edited: false,
      position: positionOf(6),
    })
  })

  it('are not counted while they are hidden, and stay hidden when they are deleted and written again', async () => {
    expect(await countsAfter(...two, hidden(tomasz))).toEqual([1, 0, 0, 0, 0])
    expect(await countsAfter(...two, hidden(tomasz), shown(tomasz))).toEqual([1, 0, 0, 1, 0])
    const again = [...two, hidden(tomasz), deleted(tomasz), wrote(tomasz, 5)]
    expect(await countsAfter(...again)).toEqual([1, 0, 0, 0, 0])
    expect(await first('hidden_because, counted', ...again)).toEqual({ hidden_because: 'spam', counted: null })
    expect(await countsAfter(...again, shown(tomasz))).toEqual([1, 0, 0, 0, 1])
  })

  it('are not counted while their author makes the tool', async () => {
    expect(await countsAfter(...two, joined(tomasz))).toEqual([1, 0, 0, 0, 0])
    expect(await countsAfter(...two, joined(tomasz), edited(tomasz, 5))).toEqual([1, 0, 0, 0, 0])
    expect(await countsAfter(...two, joined(tomasz), left(tomasz))).toEqual([1, 0, 0, 1, 0])
    const transferred = appended(`tool-${toolId(1)}`, {}, ToolTransferred({ toolId: toolId(1), ownerId: aya, by: ines }))
    expect(await countsAfter(...two, transferred)).toEqual([0, 0, 0, 1, 0])
    expect(await countsAfter(listed(1), wrote(ines, 5))).toEqual([0, 0, 0, 0, 0])
    expect(await countsAfter(wrote(ines, 5), listed(1))).toEqual([0, 0, 0, 0, 0])
  })

  it('have one answer, as it reads now', async () => {
    const columns = 'answer, answered_by'
    const none = { answer: null, answered_by: null }
    expect(await first(columns, ...two)).toEqual(none)
    expect(await first(columns, ...two, answered(tomasz, ines))).toEqual({ answer: 'Thank you for trying it.', answered_by: ines })
    expect(await first(columns, ...two, answered(tomasz, ines), answered(tomasz, noor))).toMatchObject({ answered_by: noor })
    const taken = ofReview(tomasz, ReviewAnswerDeleted({ ...about(tomasz), makerId: ines }))
    expect(await first(columns, ...two, answered(tomasz, ines), taken)).toEqual(none)
    expect(await first(columns, ...two, answered(tomasz, ines), deleted(tomasz), wrote(tomasz, 5))).toEqual(none)
  })

  it('are as helpful as members find them', async () => {
    const found = [finds(aya, tomasz), finds(ines, tomasz), finds(noor, tomasz), findsNoMore(noor, tomasz)]
    expect(await first('helpful', ...two, ...found)).toEqual({ helpful: 2 })
    expect(await first('helpful', finds(noor, tomasz), ...two)).toEqual({ helpful: 1 })
    expect(await first('helpful', ...two, ...found, deleted(tomasz), wrote(tomasz, 5))).toEqual({ helpful: 2 })
    expect(await first('helpful', ...two, ...found, erased(aya))).toEqual({ helpful: 1 })
    expect(await first('helpful', ...two, erased(aya), ...found)).toEqual({ helpful: 1 })
  })

  it('wait for a moderator from a report until one decides or the author deletes them', async () => {
    const waiting = async (...commits: Commit[]) => {
      const [row] = await rows(
        'select (select count(*) from reports where not closed) as reports, held from reviews',
        wrote(tomasz, 4),
        ...commits,
      )
      return row
    }
    expect(await waiting(reports(aya, tomasz), reports(noor, tomasz))).toEqual({ reports: 2, held: null })
    for (const decided of [cleared(tomasz), hidden(tomasz), deleted(tomasz)])
      expect(await waiting(reports(aya, tomasz), decided)).toEqual({ reports: 0, held: null })
    expect(await waiting(reports(aya, tomasz), cleared(tomasz), reports(noor, tomasz))).toEqual({ reports: 1, held: null })
    expect(await waiting(reports(aya, tomasz), hidden(tomasz, null))).toEqual({ reports: 1, held: positionOf(2) })
    for (const decided of [cleared(tomasz), hidden(tomasz), shown(tomasz), deleted(tomasz)])
      expect(await waiting(hidden(tomasz, null), decided)).toEqual({ reports: 0, held: null })
  })

  it('are gone with their author, and so is all that the author did with those of others', async () => {
    const history = [
      ...two,
      joined(noor),
      answered(aya, noor),
      answered(tomasz, noor),
      finds(tomasz, aya),
      finds(aya, tomasz),
      reports(tomasz, aya),
      reports(aya, tomasz),
    ]
    const remains = async (...commits: Commit[]) => JSON.stringify(await rows(everything, ...commits))
    for (const gone of [tomasz, noor]) {
      expect(await remains(...history)).toContain(gone)
      expect(await remains(...history, erased(gone))).not.toContain(gone)
      expect(await remains(erased(gone), ...history)).not.toContain(gone)
    }
    expect(await countsAfter(...history, erased(tomasz))).toEqual([1, 0, 0, 0, 0])
    expect(await countsAfter(erased(tomasz), ...history)).toEqual([1, 0, 0, 0, 0])
    expect(await rows('select note from reports', ...history, erased(tomasz))).toEqual([{ note: null }])
    expect(await rows('select answer, helpful from reviews', ...history, erased(noor), erased(tomasz))).toEqual([
      { answer: null, helpful: 0 },
    ])
  })

  it('are shown to no one where a destroyed key leaves no text', async () => {
    const unread = { ...about(tomasz), rating: 4, body: null } as const
    expect(await countsAfter(ofReview(tomasz, ReviewWritten({ ...unread, makers: [] })))).toEqual([0, 0, 0, 0, 0])
    expect(await countsAfter(...two, ofReview(tomasz, ReviewEdited({ ...unread, marked: false })))).toEqual([1, 0, 0, 0, 0])
  })
})
