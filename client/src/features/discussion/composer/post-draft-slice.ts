import type { PostDraft, PostDraftContent } from '@debut/events/discussion/post-draft.ts'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { signedOut } from '../../../lib/session/session-slice.ts'

export const NEW_POST = 'new'

const emptyPost: PostDraftContent = { kind: 'shipped', title: '', body: '', toolId: null }

export interface PostDraftState {
  /** `new` until it is on the server. */
  readonly id: string
  /** What the server has: null until it has anything. */
  readonly revision: number | null
  readonly savedAt: string | null
  readonly saved: PostDraftContent
  readonly content: PostDraftContent
  readonly saving: 'idle' | 'saving' | 'offline' | 'full' | 'barred'
  /** What another device has saved meanwhile. */
  readonly other: PostDraft | null
  /** It is being published, and not saved as a draft any more unless that is refused. */
  readonly isPublishing: boolean
  /** Its author wants it no more, and then it is gone. */
  readonly isDropping: boolean
  readonly isDropped: boolean
  readonly view: 'loading' | 'ready' | 'gone' | 'unreachable'
}

const initialState: PostDraftState = {
  id: NEW_POST,
  revision: null,
  savedAt: null,
  saved: emptyPost,
  content: emptyPost,
  saving: 'idle',
  other: null,
  isPublishing: false,
  isDropping: false,
  isDropped: false,
  view: 'loading',
}

interface Saved {
  /** What it was called when it was sent: the page may show another one by now. */
  readonly of: string
  readonly id: string
  readonly revision: number
  readonly savedAt: string
  readonly content: PostDraftContent
}

export const postDraftSlice = createSlice({
  name: 'postDraft',
  initialState,
  reducers: {
    /** On the way to it. What was typed in another is no longer here. */
    postDraftAwaited: (_state, { payload: id }: PayloadAction<string>): PostDraftState => ({ ...initialState, id }),
    postDraftOpened: (state, { payload: { postId, revision, savedAt, content } }: PayloadAction<PostDraft>): PostDraftState => ({
      ...state,
      id: postId,
      revision,
      savedAt,
      saved: content,
      content,
      view: 'ready',
      other: null,
    }),
    newPostOpened: (state): PostDraftState => ({ ...state, view: 'ready' }),
    /** Typed on this device before, and never saved. Another device may have saved since: then its author chooses. */
    keptPostFound: (state, { payload: { content, other } }: PayloadAction<Pick<PostDraftState, 'content' | 'other'>>): PostDraftState => ({
      ...state,
      content,
      other,
    }),
    postDraftMissed: (state, { payload: view }: PayloadAction<'gone' | 'unreachable'>): PostDraftState => ({ ...state, view }),
    postTyped: (state, { payload }: PayloadAction<Partial<PostDraftContent>>): PostDraftState => ({
      ...state,
      content: { ...state.content, ...payload },
    }),
    postSavingChanged: (state, { payload: saving }: PayloadAction<PostDraftState['saving']>): PostDraftState => ({ ...state, saving }),
    postSaved: (state, { payload: { of, id, revision, savedAt, content } }: PayloadAction<Saved>): PostDraftState =>
      state.id === of ? { ...state, id, revision, savedAt, saved: content, saving: 'idle' } : state,
    postPublishing: (state, { payload: isPublishing }: PayloadAction<boolean>): PostDraftState => ({ ...state, isPublishing }),
    /** As the post of that id. */
    postPublished: (state, _: PayloadAction<string>): PostDraftState => ({ ...state, isPublishing: true }),
    postDropRequested: (state): PostDraftState => ({ ...state, isDropping: true }),
    postDropped: (state): PostDraftState => ({ ...state, isDropped: true }),
    otherPostFound: (state, { payload: other }: PayloadAction<PostDraft>): PostDraftState =>
      state.id === other.postId ? { ...state, other, saving: 'idle' } : state,
    /** Whose words go on: those of the other device, or these. */
    otherPostChosen: (state, { payload: whose }: PayloadAction<'theirs' | 'mine'>): PostDraftState => {
      const { other } = state
      if (other === null) return state
      const { revision, savedAt, content } = other
      return { ...state, revision, savedAt, saved: content, other: null, ...(whose === 'theirs' && { content }) }
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
})

export const {
  postDraftAwaited,
  postDraftOpened,
  newPostOpened,
  keptPostFound,
  postDraftMissed,
  postTyped,
  postSavingChanged,
  postSaved,
  postPublishing,
  postPublished,
  postDropRequested,
  postDropped,
  otherPostFound,
  otherPostChosen,
} = postDraftSlice.actions

export interface WithPostDraft {
  readonly postDraft: PostDraftState
}

export const selectPostDraft = ({ postDraft }: WithPostDraft): PostDraftState => postDraft

export const isSamePost = (one: PostDraftContent, other: PostDraftContent): boolean =>
  one.kind === other.kind && one.title === other.title && one.body === other.body && one.toolId === other.toolId

/** Whether something is typed that the server has not. */
export const isUnsaved = ({ content, saved }: Pick<PostDraftState, 'content' | 'saved'>): boolean => !isSamePost(content, saved)

/** While it is being published, deleted or chosen, nothing of it is saved. */
export const mayBeSaved = ({ view, other, isPublishing, isDropping }: PostDraftState): boolean =>
  view === 'ready' && other === null && !isPublishing && !isDropping
