import { BOUNDARIES_EACH, MUTED_WORDS } from '@debut/events/boundaries/boundary-numbers.ts'
import {
  MemberBlocked,
  MemberMuted,
  MemberUnblocked,
  MemberUnmuted,
  ThreadMuted,
  ThreadUnmuted,
  ToolMuted,
  ToolUnmuted,
  WordMuted,
  WordUnmuted,
} from '@debut/events/boundaries/boundary-events.ts'
import { WordId } from '@debut/events/boundaries/muted-word.ts'
import { PostId } from '@debut/events/discussion/discussion-form.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { runs } from '@debut/events/testing/runs.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { specify } from '../kernel/testing/specify.ts'
import { boundaryKeeper, type BoundaryCommand } from './boundary-keeper.ts'

const { given, play } = specify(boundaryKeeper)
const idOf = (index: number) => MemberId.parse(`4fd7be23-5c6d-4a3c-8f4e-${String(index).padStart(12, '0')}`)
const ulidOf = (index: number) => `01K9Z7V5C0QW8R3N4M${String(index).padStart(8, '0')}`
const postOf = (index: number) => PostId.parse(ulidOf(index))
const toolOf = (index: number) => ToolId.parse(ulidOf(index))
const wordOf = (index: number) => WordId.parse(ulidOf(index))
const [memberId, otherId] = [idOf(0), idOf(1)]
const [postId, toolId, wordId] = [postOf(0), toolOf(0), wordOf(0)]

const there = { registered: true, known: true, readable: true, listed: true }
const block = (more: object = {}) => ({ type: 'BlockMember', memberId, otherId, ...there, ...more }) as const
const mute = (more: object = {}) => ({ type: 'MuteMember', memberId, otherId, ...there, ...more }) as const
const muteThread = (more: object = {}) => ({ type: 'MuteThread', memberId, postId, ...there, ...more }) as const
const muteTool = (more: object = {}) => ({ type: 'MuteTool', memberId, toolId, ...there, ...more }) as const
const muteWord = (word: string, more: object = {}) => ({ type: 'MuteWord', memberId, wordId, word, ...there, ...more }) as const

/** How each boundary is set and taken off. */
const ways = [
  {
    set: block(),
    isSet: MemberBlocked({ memberId, blockedId: otherId }),
    off: { type: 'UnblockMember', memberId, otherId },
    isOff: MemberUnblocked({ memberId, blockedId: otherId }),
  },
  {
    set: mute(),
    isSet: MemberMuted({ memberId, mutedId: otherId }),
    off: { type: 'UnmuteMember', memberId, otherId },
    isOff: MemberUnmuted({ memberId, mutedId: otherId }),
  },
  {
    set: muteThread(),
    isSet: ThreadMuted({ memberId, postId }),
    off: { type: 'UnmuteThread', memberId, postId },
    isOff: ThreadUnmuted({ memberId, postId }),
  },
  {
    set: muteTool(),
    isSet: ToolMuted({ memberId, toolId }),
    off: { type: 'UnmuteTool', memberId, toolId },
    isOff: ToolUnmuted({ memberId, toolId }),
  },
  {
    set: muteWord('giveaway'),
    isSet: WordMuted({ memberId, wordId, word: 'giveaway' }),
    off: { type: 'UnmuteWord', memberId, wordId },
    isOff: WordUnmuted({ memberId, wordId }),
  },
] as const

describe('a boundary', () => {
  it.each(ways)('of $set.type is set once, taken off once, and can be set again', ({ set, isSet, off, isOff }) => {
    given().when(set).then(isSet)
    given(isSet).when(set).thenNothing()
    given(isSet).when(off).then(isOff)
    given().when(off).thenNothing()
    given(isSet, isOff).when(off).thenNothing()
    given(isSet, isOff).when(set).then(isSet)
  })

  it.each(ways)('of $set.type is set by members only', ({ set }) => {
    given()
      .when({ ...set, registered: false })
      .thenRefused('not-registered')
  })

  it('is never set against oneself', () => {
    given()
      .when(block({ otherId: memberId }))
      .thenRefused('block-yourself')
    given()
      .when(mute({ otherId: memberId }))
      .thenRefused('block-yourself')
  })

  it('is about what is there', () => {
    for (const set of [block, mute])
      given()
        .when(set({ known: false }))
        .thenRefused('unknown-member')
    given()
      .when(muteThread({ readable: false }))
      .thenRefused('unknown-post')
    given()
      .when(muteTool({ listed: false }))
      .thenRefused('unknown-tool')
  })

  it('of one kind leaves the others as they are', () => {
    given(MemberBlocked({ memberId, blockedId: otherId }))
      .when(mute())
      .then(MemberMuted({ memberId, mutedId: otherId }))
    given(MemberBlocked({ memberId, blockedId: otherId }))
      .when({ type: 'UnmuteMember', memberId, otherId })
      .thenNothing()
  })

  it('has a limit for each kind', () => {
    const many = <Event>(make: (index: number) => Event) => Array.from({ length: BOUNDARIES_EACH }, (_, index) => make(index + 2))
    const blocked = many((index) => MemberBlocked({ memberId, blockedId: idOf(index) }))
    given(...blocked)
      .when(block())
      .thenRefused('too-many-boundaries')
    given(...blocked)
      .when(mute())
      .then(MemberMuted({ memberId, mutedId: otherId }))
    given(...many((index) => MemberMuted({ memberId, mutedId: idOf(index) })))
      .when(mute())
      .thenRefused('too-many-boundaries')
    given(...many((index) => ThreadMuted({ memberId, postId: postOf(index) })))
      .when(muteThread())
      .thenRefused('too-many-boundaries')
    given(...many((index) => ToolMuted({ memberId, toolId: toolOf(index) })))
      .when(muteTool())
      .thenRefused('too-many-boundaries')
  })
})

describe('a muted word', () => {
  it('is the same word in capitals and with other spaces', () => {
    given(WordMuted({ memberId, wordId: wordOf(1), word: 'Free  Money' }))
      .when(muteWord('free money'))
      .thenNothing()
  })

  it('is one of so many and no more', () => {
    const words = Array.from({ length: MUTED_WORDS }, (_, index) =>
      WordMuted({ memberId, wordId: wordOf(index + 1), word: `word ${index}` }),
    )
    given(...words)
      .when(muteWord('another'))
      .thenRefused('too-many-words')
    given(...words, WordUnmuted({ memberId, wordId: wordOf(1) }))
      .when(muteWord('another'))
      .then(WordMuted({ memberId, wordId, word: 'another' }))
  })

  it('can be taken off when the key to it is gone', () => {
    given({ type: 'WordMuted', data: { memberId, wordId, word: null } })
      .when({ type: 'UnmuteWord', memberId, wordId })
      .then(WordUnmuted({ memberId, wordId }))
  })
})

it('holds what its member last said, in any sequence of commands, each of which can be repeated', () => {
  const whom = fc.integer({ min: 1, max: 4 }).map(idOf)
  const command: fc.Arbitrary<BoundaryCommand & { readonly otherId: MemberId }> = fc.oneof(
    whom.map((id) => block({ otherId: id })),
    whom.map((id) => mute({ otherId: id })),
    whom.map((id) => ({ type: 'UnblockMember', memberId, otherId: id }) as const),
    whom.map((id) => ({ type: 'UnmuteMember', memberId, otherId: id }) as const),
  )
  fc.assert(
    fc.property(fc.array(command, { maxLength: 20 }), (commands) => {
      const last = (set: string, off: string) =>
        new Map(commands.filter(({ type }) => type === set || type === off).map(({ type, otherId: id }) => [id, type === set]))
      const held = (all: Map<MemberId, boolean>) => [...all].flatMap(([id, isHeld]) => (isHeld ? [id] : [])).toSorted()
      const { state } = play(commands)
      expect([...state.blocked].toSorted()).toEqual(held(last('BlockMember', 'UnblockMember')))
      expect([...state.muted].toSorted()).toEqual(held(last('MuteMember', 'UnmuteMember')))
      expect(play(commands.flatMap((each) => [each, each])).state).toEqual(state)
    }),
    { numRuns: runs(2_000) },
  )
})
