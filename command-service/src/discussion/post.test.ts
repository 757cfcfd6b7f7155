import { LONGEST_POST, MOST_MENTIONS, PostId } from '@debut/events/discussion/discussion-form.ts'
import {
  PostCleared,
  PostDeleted,
  PostEdited,
  PostHidden,
  PostHidingExplained,
  PostPublished,
  PostShown,
} from '@debut/events/discussion/post-events.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { runs } from '@debut/events/testing/runs.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { specify } from '../kernel/testing/specify.ts'
import { harmless } from '../kernel/texts/holds/testing/harmless.ts'
import type { TextFacts } from '../kernel/texts/holds/why-held.ts'
import { post, type PostCommand } from './post.ts'

const { given, play } = specify(post)
const idOf = (index: number) => MemberId.parse(`4fd7be23-5c6d-4a3c-8f4e-${String(index).padStart(12, '0')}`)
const [memberId, other, admin] = [idOf(0), idOf(1), idOf(2)]
const postId = PostId.parse('01K9Z7V5C0QW8R3N4M2X000010')
const [toolId, otherTool] = [ToolId.parse('01K9Z7V5C0QW8R3N4M2X000001'), ToolId.parse('01K9Z7V5C0QW8R3N4M2X000002')]

const content = { kind: 'shipped', title: 'Kite is here', body: 'It flies.', toolId, mentions: [] as MemberId[] } as const
const facts = { registered: true, toolIsShown: true, text: harmless }
type More = Partial<{
  memberId: MemberId
  title: string
  body: string
  toolId: ToolId | null
  mentions: MemberId[]
  toolIsShown: boolean
  text: TextFacts
}> & {
  registered?: boolean
}

const publish = (more: More & { verified?: boolean } = {}) =>
  ({ type: 'PublishPost', postId, memberId, ...content, ...facts, verified: true, ...more }) as const
const edit = (more: More = {}) => ({ type: 'EditPost', postId, memberId, ...content, ...facts, ...more }) as const
const deletePost = { type: 'DeletePost', postId, memberId } as const
const hide = { type: 'Hide', postId, by: admin, reason: 'spam' } as const
const show = { type: 'Show', postId, by: admin, reason: 'mistake' } as const
const clear = { type: 'Clear', postId, by: admin } as const

const published = PostPublished({ postId, memberId, ...content })
const edited = (more: Partial<{ title: string; body: string; toolId: ToolId | null; mentions: MemberId[] }> = {}) =>
  PostEdited({ postId, memberId, ...content, ...more })
const deleted = PostDeleted({ postId, memberId })
const hidden = PostHidden({ postId, by: admin, reason: 'spam' })
const shown = PostShown({ postId, by: admin, reason: 'mistake' })

describe('a post', () => {
  it('is published once', () => {
    given().when(publish()).then(published)
    given(published).when(publish()).thenNothing()
    given(published)
      .when(publish({ body: 'It flies higher.' }))
      .thenNothing()
  })

  it('is published by a registered member with a confirmed email', () => {
    given()
      .when(publish({ registered: false }))
      .thenRefused('not-registered')
    given()
      .when(publish({ verified: false }))
      .thenRefused('not-confirmed')
  })

  it('is not changed over the head of another change', () => {
    const past = [published, edited({ body: 'It flies higher.' })]
    const late = { ...edit({ body: 'It flew.' }), revision: 0 }
    given(...past)
      .when(late)
      .thenRefused('post-changed')
    given(...past)
      .when({ ...late, revision: 1 })
      .then(edited({ body: 'It flew.' }))
    given(...past, edited({ body: 'It flew.' }))
      .when(late)
      .thenNothing()
  })

  it('is about a tool that is shown, or about none', () => {
    given()
      .when(publish({ toolIsShown: false }))
      .thenRefused('unknown-tool')
    given()
      .when(publish({ toolId: null }))
      .then(PostPublished({ postId, memberId, ...content, toolId: null }))
  })

  it('keeps the tool that it is about when that is hidden, and takes no other hidden one', () => {
    given(published)
      .when(edit({ body: 'It flies higher.', toolIsShown: false }))
      .then(edited({ body: 'It flies higher.' }))
    given(published)
      .when(edit({ toolId: otherTool, toolIsShown: false }))
      .thenRefused('unknown-tool')
    given(published)
      .when(edit({ toolId: otherTool }))
      .then(edited({ toolId: otherTool }))
  })

  it('is edited by its author as often as they like', () => {
    given(published)
      .when(edit({ title: 'Kite 2 is here' }))
      .then(edited({ title: 'Kite 2 is here' }))
    given(published, edited({ title: 'Kite 2 is here' }))
      .when(edit())
      .then(edited())
  })

  it('is not edited where nothing changes', () => {
    given(published).when(edit()).thenNothing()
    given(published, edited({ body: 'Changed.' }))
      .when(edit({ body: 'Changed.' }))
      .thenNothing()
  })

  it('is not edited by an author who has been erased', () => {
    given(published)
      .when(edit({ body: 'Changed.', registered: false }))
      .thenRefused('not-registered')
  })

  it('belongs to its author alone', () => {
    given(published)
      .when(publish({ memberId: other }))
      .thenRefused('not-your-post')
    given(published)
      .when(edit({ memberId: other, body: 'Changed.' }))
      .thenRefused('not-your-post')
    given(published)
      .when({ ...deletePost, memberId: other })
      .thenRefused('not-your-post')
  })

  it('is unknown before it is published and after it was deleted', () => {
    for (const command of [edit(), hide, show, clear]) {
      given().when(command).thenRefused('unknown-post')
      given(published, deleted).when(command).thenRefused('unknown-post')
    }
    given().when(deletePost).thenRefused('unknown-post')
    given(published, deleted).when(publish()).thenRefused('unknown-post')
    given(published, deleted)
      .when({ ...deletePost, memberId: other })
      .thenRefused('unknown-post')
  })

  it('is deleted once', () => {
    given(published).when(deletePost).then(deleted)
    given(published, deleted).when(deletePost).thenNothing()
  })

  it('is hidden and shown again by admins, and each once', () => {
    given(published).when(hide).then(hidden)
    given(published, hidden).when(hide).thenNothing()
    given(published, hidden).when(show).then(shown)
    given(published).when(show).thenNothing()
  })

  it('is hidden with a sentence to its author, which is theirs and said once', () => {
    const note = 'It names your customers.'
    const explained = PostHidingExplained({ postId, memberId, note, by: admin })
    given(published)
      .when({ ...hide, reason: 'other', note })
      .then(PostHidden({ postId, by: admin, reason: 'other' }), explained)
    given(published)
      .when({ ...hide, note: null })
      .then(hidden)
    given(published, hidden, explained)
      .when({ ...hide, note })
      .thenNothing()
  })

  it('stays hidden when its author edits it, and can be deleted', () => {
    given(published, hidden)
      .when(edit({ body: 'Changed.' }))
      .then(edited({ body: 'Changed.' }))
    given(published, hidden, edited({ body: 'Changed.' }))
      .when(hide)
      .thenNothing()
    given(published, hidden).when(deletePost).then(deleted)
  })

  it('is kept and held where it has many links or was said before, until an admin shows it', () => {
    const links = { text: { ...harmless, links: 6 } }
    const duplicate = { text: { ...harmless, saidBefore: true } }
    const held = (reason: 'links' | 'duplicate') => PostHidden({ postId, by: null, reason })
    given().when(publish(links)).then(published, held('links'))
    given().when(publish(duplicate)).then(published, held('duplicate'))
    given(published, held('links')).when(publish(links)).thenNothing()
    given(published, held('links')).when(show).then(shown)
    given(published, held('links')).when(hide).thenNothing()
  })

  it('is held as soon as an edit brings links into it, and not when only its kind or tool changes', () => {
    const links = { text: { ...harmless, links: 6 } }
    const held = PostHidden({ postId, by: null, reason: 'links' })
    given(published)
      .when(edit({ ...links, body: 'Look at all of these.' }))
      .then(edited({ body: 'Look at all of these.' }), held)
    given(published, hidden, shown)
      .when(edit({ ...links, toolId: otherTool }))
      .then(edited({ toolId: otherTool }))
    given(published, hidden)
      .when(edit({ ...links, body: 'Look at all of these.' }))
      .then(edited({ body: 'Look at all of these.' }))
  })

  it('notifies no member whom it mentions while it can’t be read', () => {
    const mentions = [other]
    const links = { mentions, text: { ...harmless, links: 6 } }
    given()
      .when(publish(links))
      .then(published, PostHidden({ postId, by: null, reason: 'links' }))
    given(published, hidden)
      .when(edit({ mentions, body: 'Changed.' }))
      .then(edited({ body: 'Changed.' }))
  })

  it('is cleared each time that an admin has looked at what was reported of it', () => {
    const cleared = PostCleared({ postId, by: admin })
    given(published).when(clear).then(cleared)
    given(published, cleared).when(clear).then(cleared)
  })

  it('mentions so many members and no more', () => {
    const mentions = Array.from({ length: MOST_MENTIONS + 1 }, (_, index) => idOf(index + 3))
    given().when(publish({ mentions })).thenRefused('too-many-mentions')
    given(published)
      .when(edit({ body: 'All of you.', mentions }))
      .thenRefused('too-many-mentions')
    const [, ...fewer] = mentions
    given()
      .when(publish({ mentions: fewer }))
      .then(PostPublished({ postId, memberId, ...content, mentions: fewer }))
  })

  it('notifies those whom it mentions when it is shown: who was notified before is not notified twice', () => {
    const body = `With @{${other}}, by @{${memberId}}.`
    const notified = PostShown({ postId, by: admin, reason: 'mistake', notifies: { memberId, mentions: [other] } })
    const held = PostHidden({ postId, by: null, reason: 'links' })
    given(PostPublished({ postId, memberId, ...content, body }), held)
      .when(show)
      .then(notified)
    given(published, hidden, edited({ body })).when(show).then(notified)
    given(PostPublished({ postId, memberId, ...content, body: null }), held)
      .when(show)
      .then(shown)
  })

  it('does not repeat a mention until its text is too long to be kept', () => {
    const body = `@{${other}} `.repeat(LONGEST_POST / 5).trim()
    given()
      .when(publish({ body, mentions: [other] }))
      .thenRefused('too-many-mentions')
  })

  it('reads and is shown as was last said, in any sequence of commands', () => {
    const body = fc.constantFrom('One.', 'Two.', 'Three.')
    const command: fc.Arbitrary<PostCommand> = fc.oneof(
      body.map((text) => publish({ body: text })),
      body.map((text) => edit({ body: text })),
      fc.constantFrom<PostCommand[]>(hide, show, edit({ memberId: other, body: 'Four.' })),
    )
    fc.assert(
      fc.property(fc.array(command, { maxLength: 20 }), fc.boolean(), (commands, isDeleted) => {
        let [text, isHidden]: [string | undefined, boolean] = [undefined, false]
        for (const each of commands) {
          if (each.type === 'PublishPost') text ??= each.body
          if (text === undefined) continue
          if (each.type === 'EditPost' && each.memberId === memberId) text = each.body
          if (each.type === 'Hide' || each.type === 'Show') isHidden = each.type === 'Hide'
        }
        const all = isDeleted ? [...commands, deletePost] : commands
        const { state } = play(all)
        expect(state.content?.body).toBe(text)
        expect(state).toMatchObject({ hidden: isHidden, deleted: isDeleted && text !== undefined })
        expect(play(all.flatMap((each) => [each, each])).state).toEqual(state)
      }),
      { numRuns: runs(2_000) },
    )
  })
})
