import type { ModeratedTags } from '@debut/events/tags/tag-answers.ts'
import { BanTag, KeepTag, MergeTag, RestoreTag } from '@debut/events/tags/tag-commands.ts'
import type { TagBanReason } from '@debut/events/tags/tag-name.ts'
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { signedOut } from '../../../lib/session/session-slice.ts'

export type Queue = Pick<ModeratedTags, 'waiting' | 'kept' | 'merged' | 'banned' | 'totals'>
export type Target = Pick<Queue['kept'][number], 'tag' | 'name'>

export type Decision = { readonly tag: string } & (
  | { readonly kind: 'keep'; readonly name: string }
  | { readonly kind: 'merge'; readonly into: string }
  | { readonly kind: 'ban'; readonly reason: TagBanReason }
  | { readonly kind: 'restore' }
)

export const commandOf = (decision: Decision) => {
  const { tag } = decision
  switch (decision.kind) {
    case 'keep':
      return { type: KeepTag.type, payload: { tag, name: decision.name } }
    case 'merge':
      return { type: MergeTag.type, payload: { tag, into: decision.into } }
    case 'ban':
      return { type: BanTag.type, payload: { tag, reason: decision.reason } }
    case 'restore':
      return { type: RestoreTag.type, payload: { tag } }
  }
}

export interface TagsQueueState extends Queue {
  /** Forbidden is as good as not there. */
  readonly status: 'loading' | 'ready' | 'unreachable' | 'forbidden'
  readonly words: string
  /** What a tag may be merged into, by what was typed last. */
  readonly targets: readonly Target[]
  /** With those that are not among the targets. */
  readonly targetsTotal: number
  /** Tags that were decided about, and what became of it is not known. */
  readonly busy: readonly string[]
}

const NOTHING: Queue = { waiting: [], kept: [], merged: [], banned: [], totals: { waiting: 0, kept: 0, merged: 0, banned: 0 } }
const initialState: TagsQueueState = { status: 'loading', words: '', targets: [], targetsTotal: 0, busy: [], ...NOTHING }

export const tagsQueueSlice = createSlice({
  name: 'tagsQueue',
  initialState,
  reducers: {
    tagsLoaded: (state, { payload }: PayloadAction<Queue & Pick<TagsQueueState, 'words'>>): TagsQueueState => ({
      ...state,
      ...payload,
      status: 'ready',
    }),
    tagsMissing: (state, { payload: status }: PayloadAction<'unreachable' | 'forbidden'>): TagsQueueState =>
      status === 'unreachable' && state.status === 'ready' ? state : { ...state, status, ...NOTHING },
    targetsFound: (state, { payload }: PayloadAction<Pick<TagsQueueState, 'targets' | 'targetsTotal'>>): TagsQueueState => ({
      ...state,
      ...payload,
    }),
    tagDecided: (state, { payload: { tag } }: PayloadAction<Decision>): TagsQueueState => ({ ...state, busy: [...state.busy, tag] }),
    tagSettled: (state, { payload: tag }: PayloadAction<string>): TagsQueueState => ({
      ...state,
      busy: state.busy.filter((each) => each !== tag),
    }),
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
})

export const { tagsLoaded, tagsMissing, targetsFound, tagDecided, tagSettled } = tagsQueueSlice.actions
export const tagsRetryRequested = createAction('tagsQueue/retryRequested')
/** What was typed of the tag to merge into. */
export const targetSought = createAction<string>('tagsQueue/targetSought')

export interface WithTagsQueue {
  readonly tagsQueue: TagsQueueState
}

export const selectTagsQueue = ({ tagsQueue }: WithTagsQueue): TagsQueueState => tagsQueue
