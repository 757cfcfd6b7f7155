import {
  boundariesStream,
  MemberBlocked,
  MemberUnblocked,
  ToolMuted,
  ToolUnmuted,
  WordMuted,
  WordUnmuted,
} from '@debut/events/boundaries/boundary-events.ts'
import { WordId } from '@debut/events/boundaries/muted-word.ts'
import { PostId } from '@debut/events/discussion/discussion-form.ts'
import { PostPublished } from '@debut/events/discussion/post-events.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { MemberFollowed, MemberUnfollowed, ToolFollowed, ToolUnfollowed } from '@debut/events/follows/follow-events.ts'
import { MemberErased, MemberRegistered, UsernameClaimed } from '@debut/events/members/member-events.ts'
import { PostSaved, PostUnsaved, SavedPublished, SavedUnpublished, ToolSaved, ToolUnsaved } from '@debut/events/saves/save-events.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { Fact, MadeCommits } from '../made-commits.ts'
import type { Launch } from './launches.ts'
import { MEMBERS, memberOf } from './members.ts'

/** What members follow, save, mute and block. */
export class HistoryOfInterests {
  readonly #log: MadeCommits
  /** Members and tools. */
  readonly #followedBy = new Map(Array.from({ length: MEMBERS }, (_, index) => [memberOf(index), new Set<string>()]))
  readonly #savedBy = new Map(Array.from({ length: MEMBERS }, (_, index) => [memberOf(index), new Set<ToolId>()]))

  readonly #mutedBy = new Map(Array.from({ length: MEMBERS }, (_, index) => [memberOf(index), new Set<ToolId>()]))

  readonly #posts = new Set<PostId>()

  constructor(log: MadeCommits) {
    this.#log = log
  }

  /** Of the tool, and of the member after them. */
  follow(memberId: MemberId, { toolId }: Launch, wanted: boolean): void {
    const index = [...this.#followedBy.keys()].indexOf(memberId)
    const followedId = memberOf((index + 1) % MEMBERS)
    const follows = this.#followedBy.get(memberId) ?? new Set()
    const events: Fact[] = []
    if (follows.has(toolId) !== wanted) events.push(wanted ? ToolFollowed({ memberId, toolId }) : ToolUnfollowed({ memberId, toolId }))
    if (follows.has(followedId) !== wanted)
      events.push(wanted ? MemberFollowed({ memberId, followedId }) : MemberUnfollowed({ memberId, followedId }))
    for (const each of [toolId, followedId])
      if (wanted) follows.add(each)
      else follows.delete(each)
    if (events.length > 0) this.#log.append(`follower-${memberId}`, memberId, ...events)
  }

  /** What is followed is saved, too, and a post with it. The first that is saved publishes the list, and the last that is taken from it ends that. */
  save(memberId: MemberId, { toolId }: Launch, wanted: boolean): void {
    const saves = this.#savedBy.get(memberId) ?? new Set()
    if (saves.has(toolId) === wanted) return
    if (wanted) saves.add(toolId)
    else saves.delete(toolId)
    const postId = PostId.parse(toolId)
    if (!this.#posts.has(postId)) this.#publish(postId, memberId, toolId)
    const events: Fact[] = wanted
      ? [ToolSaved({ memberId, toolId }), PostSaved({ memberId, postId })]
      : [ToolUnsaved({ memberId, toolId }), PostUnsaved({ memberId, postId })]
    if (wanted && saves.size === 1) events.push(SavedPublished({ memberId }))
    if (!wanted && saves.size === 0) events.push(SavedUnpublished({ memberId }))
    this.#log.append(`saver-${memberId}`, memberId, ...events)
  }

  /** A member who unfollows a tool mutes it and a word, and blocks the member after them, until they follow it again. */
  mute(memberId: MemberId, { toolId }: Launch, wanted: boolean): void {
    const muted = this.#mutedBy.get(memberId) ?? new Set()
    if (muted.has(toolId) === wanted) return
    if (wanted) muted.add(toolId)
    else muted.delete(toolId)
    const blockedId = memberOf(([...this.#mutedBy.keys()].indexOf(memberId) + 1) % MEMBERS)
    const wordId = WordId.parse(toolId)
    const events: Fact[] = wanted
      ? [ToolMuted({ memberId, toolId }), WordMuted({ memberId, wordId, word: 'giveaway' })]
      : [ToolUnmuted({ memberId, toolId }), WordUnmuted({ memberId, wordId })]
    if (wanted && muted.size === 1) events.push(MemberBlocked({ memberId, blockedId }))
    if (!wanted && muted.size === 0) events.push(MemberUnblocked({ memberId, blockedId }))
    this.#log.append(boundariesStream(memberId), memberId, ...events)
  }

  /** Who saves a tool first writes about it. */
  #publish(postId: PostId, memberId: MemberId, toolId: ToolId): void {
    this.#posts.add(postId)
    const content = { kind: 'learning', title: 'What I learned', body: 'It folds itself.', toolId } as const
    this.#log.append(`post-${postId}`, memberId, PostPublished({ postId, memberId, ...content, mentions: [] }))
  }

  /** One who followed, was followed, and is erased; somebody who does not know it yet follows them after that. */
  comeAndGo(memberId: MemberId): void {
    const other = memberOf(0)
    this.#log.append(`member-${memberId}`, memberId, MemberRegistered({ memberId, username: 'gone' }))
    this.#log.append(`username-${memberId}`, memberId, UsernameClaimed({ memberId }))
    this.#log.append(`follower-${memberId}`, memberId, MemberFollowed({ memberId, followedId: other }))
    this.#log.append(`follower-${other}`, other, MemberFollowed({ memberId: other, followedId: memberId }))
    this.#log.append(`member-${memberId}`, memberId, MemberErased({ memberId }))
    this.#log.append(`follower-${memberOf(1)}`, memberOf(1), MemberFollowed({ memberId: memberOf(1), followedId: memberId }))
  }
}
