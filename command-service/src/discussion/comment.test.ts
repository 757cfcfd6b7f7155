import {
  CommentCleared,
  CommentDeleted,
  CommentEdited,
  type CommentEvent,
  CommentHidden,
  CommentShown,
  CommentWritten,
} from '@debut/events/discussion/comment-events.ts'
import { commentFacts } from '@debut/events/discussion/comment-facts.ts'
import { CommentId, DEEPEST, LONGEST_COMMENT, MOST_MENTIONS, PostId } from '@debut/events/discussion/discussion-form.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import { runs } from '@debut/events/testing/runs.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { specify } from '../kernel/testing/specify.ts'
import { comment, type CommentCommand } from './comment.ts'
import { harmless } from '../kernel/texts/holds/testing/harmless.ts'

const { given, play } = specify(comment)
const idOf = (index: number) => MemberId.parse(`4fd7be23-5c6d-4a3c-8f4e-${String(index).padStart(12, '0')}`)
const commentOf = (index: number) => CommentId.parse(`01K9Z7V5C0QW8R3N4M2X${String(index).padStart(6, '0')}`)
const [memberId, other, admin, postAuthorId] = [idOf(0), idOf(1), idOf(2), idOf(3)]
const [commentId, first, second, third] = [commentOf(0), commentOf(1), commentOf(2), commentOf(3)]
const postId = PostId.parse('01K9Z7V5C0QW8R3N4M2X000010')
const toolId = ToolId.parse('01K9Z7V5C0QW8R3N4M2X000001')
const writtenAt = toInstant('2026-03-02T20:00:00Z')

const text = { body: 'Well made.', mentions: [] as MemberId[] }
const onPost = { postId, toolId: null, postAuthorId, threadIsOpen: true }
const onTool = { postId: null, toolId, postAuthorId: null, threadIsOpen: true }
const facts = { ...onPost, registered: true, verified: true, parent: null, isBlocked: false, text: harmless }
const factsAfter = (...events: CommentEvent[]) => events.reduce((state, event) => commentFacts.evolve(state, event), commentFacts.initial)

const write = (more: Partial<CommentCommand & { type: 'WriteComment' }> = {}) =>
  ({ type: 'WriteComment', commentId, memberId, ...text, ...facts, ...more }) as const
const edit = (more: Partial<CommentCommand & { type: 'EditComment' }> = {}) =>
  ({
    type: 'EditComment',
    commentId,
    memberId,
    ...text,
    registered: true,
    threadIsShown: true,
    at: writtenAt,
    writtenAt,
    text: harmless,
    ...more,
  }) as const
const deleteComment = { type: 'DeleteComment', commentId, memberId } as const
const hide = { type: 'Hide', commentId, by: admin, reason: 'abuse' } as const
const show = { type: 'Show', commentId, by: admin, reason: 'mistake' } as const
const clear = { type: 'Clear', commentId, by: admin } as const

const root = { postId, toolId: null, parentId: null, rootId: commentId, depth: 1, answersTo: postAuthorId }
const written = CommentWritten({ commentId, memberId, ...root, ...text })
const edited = (body: string, marked = false) => CommentEdited({ commentId, memberId, body, mentions: [], marked })
const deleted = CommentDeleted({ commentId, memberId })
const hidden = CommentHidden({ commentId, by: admin, reason: 'abuse' })
const shown = CommentShown({ commentId, by: admin, reason: 'mistake' })

/** Another member's comments, each a reply to the one before it. */
const above = [
  CommentWritten({ ...root, commentId: first, memberId: other, rootId: first, ...text }),
  CommentWritten({ ...root, commentId: second, memberId: other, parentId: first, rootId: first, depth: 2, ...text }),
  CommentWritten({ ...root, commentId: third, memberId: other, parentId: second, rootId: first, depth: 3, ...text }),
] as const
const [onFirst, onSecond, onThird] = [factsAfter(above[0]), factsAfter(above[1]), factsAfter(above[2])]

describe('a comment', () => {
  it('is kept and held where it has many links or was said before, and answers and mentions no one then', () => {
    const held = (reason: 'links' | 'duplicate') => CommentHidden({ commentId, by: null, reason, answersTo: postAuthorId })
    const silent = CommentWritten({ commentId, memberId, ...root, answersTo: null, ...text })
    given()
      .when(write({ mentions: [postAuthorId], text: { ...harmless, links: 6 } }))
      .then(silent, held('links'))
    given()
      .when(write({ text: { ...harmless, saidBy: 2 } }))
      .then(silent, held('duplicate'))
    given(silent, held('links')).when(deleteComment).then(deleted)
  })

  it('notifies whom it answers and mentions, the first time that a held one is shown and never again', () => {
    const body = `Well made, @{${other}} and @{${memberId}}.`
    const silent = CommentWritten({ commentId, memberId, ...root, body, mentions: [], answersTo: null })
    const held = CommentHidden({ commentId, by: null, reason: 'links', answersTo: postAuthorId })
    const { postId: onThis, parentId } = root
    const notifies = { memberId, postId: onThis, toolId: null, parentId, answersTo: postAuthorId }
    const firstShown = CommentShown({ commentId, by: admin, reason: 'mistake', notifies: { ...notifies, mentions: [other] } })
    given(silent, held).when(show).then(firstShown)
    given(silent, held, firstShown, hidden).when(show).then(shown)
    given(silent, held, edited('Well made.'))
      .when(show)
      .then(CommentShown({ commentId, by: admin, reason: 'mistake', notifies: { ...notifies, mentions: [] } }))
    const heldByEdit = CommentHidden({ commentId, by: null, reason: 'links' })
    given(written, edited(body), heldByEdit).when(show).then(shown)
    given(written, hidden).when(show).then(shown)
  })

  it('is refused where whom it answers blocks its author, unless it stands there already', () => {
    given()
      .when(write({ isBlocked: true }))
      .thenRefused('cant-reply-here')
    given(written)
      .when(write({ isBlocked: true }))
      .thenNothing()
  })

  it('is held as soon as an edit brings links into it, and stays hidden where it is', () => {
    const links = { body: 'Look at all of these.', text: { ...harmless, links: 6 } }
    given(written)
      .when(edit(links))
      .then(edited(links.body), CommentHidden({ commentId, by: null, reason: 'links' }))
    given(written, hidden)
      .when(edit({ ...links, mentions: [postAuthorId] }))
      .then(edited(links.body))
  })

  it('is written once, on a post or on a tool', () => {
    given().when(write()).then(written)
    given(written).when(write()).thenNothing()
    given(written)
      .when(write({ body: 'Something else.', threadIsOpen: false }))
      .thenNothing()
    given()
      .when(write(onTool))
      .then(CommentWritten({ commentId, memberId, ...root, postId: null, toolId, answersTo: null, ...text }))
  })

  it('is written by a registered member with a confirmed email', () => {
    given()
      .when(write({ registered: false }))
      .thenRefused('not-registered')
    given()
      .when(write({ verified: false }))
      .thenRefused('not-confirmed')
  })

  it('is on what everybody can see', () => {
    given()
      .when(write({ threadIsOpen: false }))
      .thenRefused('unknown-post')
    given()
      .when(write({ ...onTool, threadIsOpen: false }))
      .thenRefused('unknown-tool')
  })

  it('replies to another, and answers its author', () => {
    const reply = { ...root, answersTo: other, rootId: first }
    given()
      .when(write({ parent: onFirst }))
      .then(CommentWritten({ commentId, memberId, ...reply, parentId: first, depth: 2, ...text }))
    given()
      .when(write({ parent: onSecond }))
      .then(CommentWritten({ commentId, memberId, ...reply, parentId: second, depth: 3, ...text }))
  })

  it('stands beside the one that it replies to at the last level', () => {
    given()
      .when(write({ parent: onThird }))
      .then(CommentWritten({ commentId, memberId, ...root, parentId: second, rootId: first, depth: DEEPEST, answersTo: other, ...text }))
  })

  it('replies to nothing that is unknown, gone or somewhere else', () => {
    given()
      .when(write({ parent: factsAfter() }))
      .thenRefused('unknown-comment')
    const gone = [CommentDeleted({ commentId: first, memberId: other }), CommentHidden({ commentId: first, by: admin, reason: 'spam' })]
    for (const event of gone)
      given()
        .when(write({ parent: factsAfter(above[0], event) }))
        .thenRefused('reply-to-deleted')
    given()
      .when(write({ postId: PostId.parse('01K9Z7V5C0QW8R3N4M2X000011'), parent: onFirst }))
      .thenRefused('comment-somewhere-else')
    given()
      .when(write({ ...onTool, parent: onFirst }))
      .thenRefused('comment-somewhere-else')
  })

  it('is edited by its author as often as they like, where something changes', () => {
    given(written)
      .when(edit({ body: 'Very well made.' }))
      .then(edited('Very well made.'))
    given(written).when(edit()).thenNothing()
    given(written, edited('Very well made.'))
      .when(edit({ body: 'Very well made.' }))
      .thenNothing()
    given(written, edited('Very well made.')).when(edit()).then(edited('Well made.'))
  })

  it('is marked as edited from a quarter of an hour after it was written, however often it was edited before', () => {
    const editAt = (at: string) => edit({ body: 'Better made.', at: toInstant(at) })
    given(written).when(editAt('2026-03-02T20:15:00.000Z')).then(edited('Better made.'))
    given(written).when(editAt('2026-03-02T20:15:00.001Z')).then(edited('Better made.', true))
    given(written, edited('Very well made.')).when(editAt('2026-03-02T20:20:00Z')).then(edited('Better made.', true))
    given(written)
      .when(edit({ body: 'Better made.', writtenAt: undefined }))
      .then(edited('Better made.'))
  })

  it('is not edited by an author who has been erased', () => {
    given(written)
      .when(edit({ body: 'Better made.', registered: false }))
      .thenRefused('not-registered')
  })

  it('belongs to its author alone', () => {
    given(written)
      .when(write({ memberId: other }))
      .thenRefused('not-your-comment')
    given(written)
      .when(edit({ memberId: other, body: 'Badly made.' }))
      .thenRefused('not-your-comment')
    given(written)
      .when({ ...deleteComment, memberId: other })
      .thenRefused('not-your-comment')
  })

  it('is unknown before it is written and after it was deleted', () => {
    for (const command of [edit(), hide, show, clear]) {
      given().when(command).thenRefused('unknown-comment')
      given(written, deleted).when(command).thenRefused('unknown-comment')
    }
    given().when(deleteComment).thenRefused('unknown-comment')
    given(written, deleted).when(write()).thenRefused('unknown-comment')
    given(written, deleted)
      .when({ ...deleteComment, memberId: other })
      .thenRefused('unknown-comment')
  })

  it('is deleted once', () => {
    given(written).when(deleteComment).then(deleted)
    given(written, deleted).when(deleteComment).thenNothing()
  })

  it('is hidden and shown again by admins, and each once', () => {
    given(written).when(hide).then(hidden)
    given(written, hidden).when(hide).thenNothing()
    given(written, hidden).when(show).then(shown)
    given(written).when(show).thenNothing()
  })

  it('stays hidden when its author edits it, and can be deleted', () => {
    given(written, hidden)
      .when(edit({ body: 'Better made.' }))
      .then(edited('Better made.'))
    given(written, hidden, edited('Better made.')).when(hide).thenNothing()
    given(written, hidden).when(deleteComment).then(deleted)
  })

  it('is cleared each time that an admin has looked at what was reported of it', () => {
    const cleared = CommentCleared({ commentId, by: admin })
    given(written).when(clear).then(cleared)
    given(written, cleared).when(clear).then(cleared)
  })

  it('mentions so many members and no more', () => {
    const mentions = Array.from({ length: MOST_MENTIONS + 1 }, (_, index) => idOf(index + 4))
    given().when(write({ mentions })).thenRefused('too-many-mentions')
    given(written)
      .when(edit({ body: 'All of you.', mentions }))
      .thenRefused('too-many-mentions')
    const [, ...fewer] = mentions
    given()
      .when(write({ mentions: fewer }))
      .then(CommentWritten({ commentId, memberId, ...root, ...text, mentions: fewer }))
  })

  it('does not repeat a mention until its text is too long to be kept', () => {
    const body = `@{${other}} `.repeat(LONGEST_COMMENT / 5).trim()
    given()
      .when(write({ body, mentions: [other] }))
      .thenRefused('too-many-mentions')
  })

  it('reads and is shown as was last said, in any sequence of commands', () => {
    const body = fc.constantFrom('One.', 'Two.', 'Three.')
    const command: fc.Arbitrary<CommentCommand> = fc.oneof(
      body.map((each) => write({ body: each })),
      body.map((each) => edit({ body: each })),
      fc.constantFrom<CommentCommand[]>(hide, show, edit({ memberId: other, body: 'Four.' })),
    )
    fc.assert(
      fc.property(fc.array(command, { maxLength: 20 }), fc.boolean(), (commands, isDeleted) => {
        let [said, isHidden]: [string | undefined, boolean] = [undefined, false]
        for (const each of commands) {
          if (each.type === 'WriteComment') said ??= each.body
          if (said === undefined) continue
          if (each.type === 'EditComment' && each.memberId === memberId) said = each.body
          if (each.type === 'Hide' || each.type === 'Show') isHidden = each.type === 'Hide'
        }
        const all = isDeleted ? [...commands, deleteComment] : commands
        const { state } = play(all)
        expect(state.body).toBe(said)
        expect(state).toMatchObject({ hidden: isHidden, deleted: isDeleted && said !== undefined })
        expect(play(all.flatMap((each) => [each, each])).state).toEqual(state)
      }),
      { numRuns: runs(2_000) },
    )
  })
})
