import { FOLLOWS_EACH } from '@debut/events/follows/follow-commands.ts'
import { MemberFollowed, MemberUnfollowed, ToolFollowed, ToolUnfollowed } from '@debut/events/follows/follow-events.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { specify } from '../kernel/testing/specify.ts'
import { follower, type FollowerCommand } from './follower.ts'
import { runs } from '@debut/events/testing/runs.ts'

const { given, play } = specify(follower)
const idOf = (index: number) => MemberId.parse(`4fd7be23-5c6d-4a3c-8f4e-${String(index).padStart(12, '0')}`)
const memberId = idOf(0)
const followedId = idOf(1)
const toolId = ToolId.parse('01K9Z7V5C0QW8R3N4M2X6Y1B7D')
const facts = { registered: true, known: true, isBlocked: false }

const follow = (more: Partial<typeof facts> = {}, whom = followedId) =>
  ({ type: 'FollowMember', memberId, followedId: whom, ...facts, ...more }) as const
const unfollow = { type: 'UnfollowMember', memberId, followedId } as const
const followTool = (more: Partial<typeof facts> = {}) => ({ type: 'FollowTool', memberId, toolId, ...facts, ...more }) as const
const unfollowTool = { type: 'UnfollowTool', memberId, toolId } as const

const followed = MemberFollowed({ memberId, followedId })
const unfollowed = MemberUnfollowed({ memberId, followedId })
const toolFollowed = ToolFollowed({ memberId, toolId })
const toolUnfollowed = ToolUnfollowed({ memberId, toolId })

describe('a follower', () => {
  it('follows a member, or a tool, once', () => {
    given().when(follow()).then(followed)
    given(followed).when(follow()).thenNothing()
    given().when(followTool()).then(toolFollowed)
    given(toolFollowed).when(followTool()).thenNothing()
  })

  it('ends it, and may begin again', () => {
    given(followed).when(unfollow).then(unfollowed)
    given().when(unfollow).thenNothing()
    given(followed, unfollowed).when(follow()).then(followed)
    given(toolFollowed).when(unfollowTool).then(toolUnfollowed)
    given().when(unfollowTool).thenNothing()
  })

  it('follows neither themselves, nor who blocks them, nor anybody who is not there', () => {
    given()
      .when(follow({ isBlocked: true }))
      .thenRefused('cant-follow-them')
    given(followed)
      .when(follow({ isBlocked: true }))
      .thenNothing()
    given().when(follow({}, memberId)).thenRefused('follow-yourself')
    given()
      .when(follow({ known: false }))
      .thenRefused('unknown-member')
    given()
      .when(followTool({ known: false }))
      .thenRefused('unknown-tool')
  })

  it('is a member', () => {
    given()
      .when(follow({ registered: false }))
      .thenRefused('not-registered')
    given()
      .when(followTool({ registered: false }))
      .thenRefused('not-registered')
  })

  it('follows so many and no more', () => {
    const all = Array.from({ length: FOLLOWS_EACH }, (_, index) => MemberFollowed({ memberId, followedId: idOf(index + 2) }))
    given(...all)
      .when(follow())
      .thenRefused('too-many-follows')
    given(...all)
      .when(followTool())
      .thenRefused('too-many-follows')
    given(...all.slice(1))
      .when(follow())
      .then(followed)
  })

  it('follows whom they last said, in any sequence of commands, each of which can be repeated', () => {
    const whom = fc.integer({ min: 1, max: 4 }).map(idOf)
    const command: fc.Arbitrary<FollowerCommand> = fc.oneof(
      whom.map((id) => follow({}, id)),
      whom.map((id) => ({ ...unfollow, followedId: id })),
      fc.constantFrom(followTool(), unfollowTool),
    )
    fc.assert(
      fc.property(fc.array(command, { maxLength: 20 }), (commands) => {
        const wanted = new Map<string, boolean>()
        for (const each of commands) wanted.set('toolId' in each ? each.toolId : each.followedId, each.type.startsWith('Follow'))
        const expected = [...wanted].flatMap(([id, follows]) => (follows ? [id] : []))
        const { state } = play(commands)
        expect([...state.members, ...state.tools].toSorted()).toEqual(expected.toSorted())
        expect(play(commands.flatMap((each) => [each, each])).state).toEqual(state)
      }),
      { numRuns: runs(10_000) },
    )
  })
})
