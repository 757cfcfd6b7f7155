import { PostId } from '@debut/events/discussion/discussion-form.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { PostSaved, PostUnsaved, SavedPublished, SavedUnpublished, ToolSaved, ToolUnsaved } from '@debut/events/saves/save-events.ts'
import { SAVES_EACH } from '@debut/events/saves/save-numbers.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { specify } from '../kernel/testing/specify.ts'
import { saver, type SaverCommand } from './saver.ts'
import { runs } from '@debut/events/testing/runs.ts'

const { given, play } = specify(saver)
const memberId = MemberId.parse('4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c11')
const idOf = (index: number) => ToolId.parse(`01K9Z7V5C0QW8R3N4M2X${String(index).padStart(6, '0')}`)
const toolId = idOf(0)
const facts = { registered: true, listed: true }

const save = (more: Partial<typeof facts> = {}, which = toolId) =>
  ({ type: 'SaveTool', memberId, toolId: which, ...facts, ...more }) as const
const unsave = { type: 'UnsaveTool', memberId, toolId } as const
const publish = { type: 'PublishSaved', memberId, registered: true } as const
const unpublish = { type: 'UnpublishSaved', memberId } as const

const saved = ToolSaved({ memberId, toolId })
const unsaved = ToolUnsaved({ memberId, toolId })
const published = SavedPublished({ memberId })
const unpublished = SavedUnpublished({ memberId })

describe('a member who saves for later', () => {
  it('saves a tool once', () => {
    given().when(save()).then(saved)
    given(saved).when(save()).thenNothing()
  })

  it('takes it from the list, and may save it again', () => {
    given(saved).when(unsave).then(unsaved)
    given().when(unsave).thenNothing()
    given(saved, unsaved).when(save()).then(saved)
  })

  it('saves nothing that is not listed, and takes from the list what is not listed any more', () => {
    given()
      .when(save({ listed: false }))
      .thenRefused('unknown-tool')
    given(saved)
      .when(save({ listed: false }))
      .thenNothing()
    given(saved).when(unsave).then(unsaved)
  })

  it('saves a post that can be read, and takes it from the list once it can’t', () => {
    const postId = PostId.parse('01K9Z7V5C2QW8R3N4M2X000010')
    const savePost = { type: 'SavePost', memberId, postId, registered: true, readable: true } as const
    const unsavePost = { type: 'UnsavePost', memberId, postId } as const
    const [postSaved, postUnsaved] = [PostSaved({ memberId, postId }), PostUnsaved({ memberId, postId })]
    given().when(savePost).then(postSaved)
    given(postSaved).when(savePost).thenNothing()
    given()
      .when({ ...savePost, readable: false })
      .thenRefused('unknown-post')
    given()
      .when({ ...savePost, registered: false })
      .thenRefused('not-registered')
    given(postSaved).when(unsavePost).then(postUnsaved)
    given().when(unsavePost).thenNothing()
    given(saved).when(savePost).then(postSaved)
  })

  it('is registered', () => {
    given()
      .when(save({ registered: false }))
      .thenRefused('not-registered')
    given()
      .when({ ...publish, registered: false })
      .thenRefused('not-registered')
  })

  it('keeps the list private until it is published, and may take that back', () => {
    given().when(publish).then(published)
    given(published).when(publish).thenNothing()
    given(published).when(unpublish).then(unpublished)
    given().when(unpublish).thenNothing()
    given(published, unpublished).when(publish).then(published)
  })

  it('saves so many and no more', () => {
    const all = Array.from({ length: SAVES_EACH }, (_, index) => ToolSaved({ memberId, toolId: idOf(index + 1) }))
    given(...all)
      .when(save())
      .thenRefused('too-many-saves')
    given(...all.slice(1))
      .when(save())
      .then(saved)
  })

  it('has saved what they last said, in any sequence of commands, each of which can be repeated', () => {
    const which = fc.integer({ min: 1, max: 4 }).map(idOf)
    const command: fc.Arbitrary<SaverCommand> = fc.oneof(
      which.map((id) => save({}, id)),
      which.map((id) => ({ ...unsave, toolId: id })),
      fc.constantFrom(publish, unpublish),
    )
    fc.assert(
      fc.property(fc.array(command, { maxLength: 20 }), (commands) => {
        const wanted = new Map<string, boolean>()
        for (const each of commands) wanted.set('toolId' in each ? each.toolId : 'list', ['SaveTool', 'PublishSaved'].includes(each.type))
        const { list = false, ...tools } = Object.fromEntries(wanted)
        const { state } = play(commands)
        expect([...state.tools].toSorted()).toEqual(
          Object.keys(tools)
            .filter((id) => tools[id])
            .toSorted(),
        )
        expect(state.published).toBe(list)
        expect(play(commands.flatMap((each) => [each, each])).state).toEqual(state)
      }),
      { numRuns: runs(10_000) },
    )
  })
})
