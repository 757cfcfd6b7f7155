import { blocks } from '@debut/events/boundaries/blocks.ts'
import { BOUNDARIES_EACH, MUTED_WORDS } from '@debut/events/boundaries/boundary-numbers.ts'
import {
  type BoundaryEvent,
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
import { isSameWord, type WordId } from '@debut/events/boundaries/muted-word.ts'
import type { PostId } from '@debut/events/discussion/discussion-form.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { Decider } from '../kernel/decider.ts'
import { mark, unmark, withMark } from '../kernel/mark.ts'

type BoundaryRefusal =
  | 'block-yourself'
  | 'too-many-boundaries'
  | 'too-many-words'
  | 'not-registered'
  | 'unknown-member'
  | 'unknown-post'
  | 'unknown-tool'

/** Each names the member whose boundaries they are; what others decide comes from their streams. */
export type BoundaryCommand = { readonly memberId: MemberId } & (
  | { readonly type: 'BlockMember' | 'MuteMember'; readonly otherId: MemberId; readonly registered: boolean; readonly known: boolean }
  | { readonly type: 'UnblockMember' | 'UnmuteMember'; readonly otherId: MemberId }
  | { readonly type: 'MuteThread'; readonly postId: PostId; readonly registered: boolean; readonly readable: boolean }
  | { readonly type: 'UnmuteThread'; readonly postId: PostId }
  | { readonly type: 'MuteTool'; readonly toolId: ToolId; readonly registered: boolean; readonly listed: boolean }
  | { readonly type: 'UnmuteTool'; readonly toolId: ToolId }
  | { readonly type: 'MuteWord'; readonly wordId: WordId; readonly word: string; readonly registered: boolean }
  | { readonly type: 'UnmuteWord'; readonly wordId: WordId }
)

interface Boundaries {
  readonly blocked: ReadonlySet<MemberId>
  readonly muted: ReadonlySet<MemberId>
  readonly threads: ReadonlySet<PostId>
  readonly tools: ReadonlySet<ToolId>
  /** Null where its member was erased. */
  readonly words: ReadonlyMap<WordId, string | null>
}

/** The members, threads, products and words that a member blocked or muted. Setting a boundary again, or taking one off that isn't set, is no error. */
export const boundaryKeeper: Decider<BoundaryCommand, Boundaries, BoundaryEvent, BoundaryRefusal> = {
  initial: { blocked: new Set(), muted: new Set(), threads: new Set(), tools: new Set(), words: new Map() },

  decide(command, { blocked, muted, threads, tools, words }) {
    const { memberId } = command
    switch (command.type) {
      case 'BlockMember':
        return mark(
          blocked.has(command.otherId),
          MemberBlocked({ memberId, blockedId: command.otherId }),
          obstaclesTo(command, blocked.size),
        )
      case 'UnblockMember':
        return unmark(blocked.has(command.otherId), MemberUnblocked({ memberId, blockedId: command.otherId }))
      case 'MuteMember':
        return mark(muted.has(command.otherId), MemberMuted({ memberId, mutedId: command.otherId }), obstaclesTo(command, muted.size))
      case 'UnmuteMember':
        return unmark(muted.has(command.otherId), MemberUnmuted({ memberId, mutedId: command.otherId }))
      case 'MuteThread': {
        const { postId, registered, readable } = command
        return mark(threads.has(postId), ThreadMuted({ memberId, postId }), {
          'not-registered': !registered,
          'unknown-post': !readable,
          'too-many-boundaries': threads.size >= BOUNDARIES_EACH,
        })
      }
      case 'UnmuteThread':
        return unmark(threads.has(command.postId), ThreadUnmuted({ memberId, postId: command.postId }))
      case 'MuteTool': {
        const { toolId, registered, listed } = command
        return mark(tools.has(toolId), ToolMuted({ memberId, toolId }), {
          'not-registered': !registered,
          'unknown-tool': !listed,
          'too-many-boundaries': tools.size >= BOUNDARIES_EACH,
        })
      }
      case 'UnmuteTool':
        return unmark(tools.has(command.toolId), ToolUnmuted({ memberId, toolId: command.toolId }))
      case 'MuteWord': {
        const { wordId, word, registered } = command
        const isMuted = words.has(wordId) || [...words.values()].some((other) => other !== null && isSameWord(other, word))
        return mark(isMuted, WordMuted({ memberId, wordId, word }), {
          'not-registered': !registered,
          'too-many-words': words.size >= MUTED_WORDS,
        })
      }
      case 'UnmuteWord':
        return unmark(words.has(command.wordId), WordUnmuted({ memberId, wordId: command.wordId }))
    }
  },

  evolve(state, event) {
    const { type, data } = event
    switch (type) {
      case 'MemberBlocked':
      case 'MemberUnblocked':
        return { ...state, blocked: blocks.evolve(state.blocked, event) }
      case 'MemberMuted':
      case 'MemberUnmuted':
        return { ...state, muted: withMark(state.muted, data.mutedId, type === 'MemberMuted') }
      case 'ThreadMuted':
      case 'ThreadUnmuted':
        return { ...state, threads: withMark(state.threads, data.postId, type === 'ThreadMuted') }
      case 'ToolMuted':
      case 'ToolUnmuted':
        return { ...state, tools: withMark(state.tools, data.toolId, type === 'ToolMuted') }
      case 'WordMuted':
        return { ...state, words: new Map([...state.words, [data.wordId, data.word]]) }
      case 'WordUnmuted':
        return { ...state, words: new Map([...state.words].filter(([wordId]) => wordId !== data.wordId)) }
    }
  },
}

interface OfMember {
  readonly memberId: MemberId
  readonly otherId: MemberId
  readonly registered: boolean
  readonly known: boolean
}

const obstaclesTo = ({ memberId, otherId, registered, known }: OfMember, count: number) => ({
  'block-yourself': memberId === otherId,
  'not-registered': !registered,
  'unknown-member': !known,
  'too-many-boundaries': count >= BOUNDARIES_EACH,
})
