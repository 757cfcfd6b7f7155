import type { EmailInvitations } from '@debut/events/tools/invitation-answers.ts'
import type { Claims, Draft, SavedDraft } from '@debut/events/drafts/draft-answers.ts'
import { DraftContent } from '@debut/events/drafts/draft-content.ts'
import type { TagStatus } from '@debut/events/tags/tag-answers.ts'
import type { OwnTool } from '@debut/events/tools/own-tools-answers.ts'
import { MOST_PICTURES } from '@debut/events/tools/tool-card.ts'
import type { PictureCrop, PictureKind, ToolPicture } from '@debut/events/tools/tool-picture.ts'
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Problem } from '../../lib/api/problem.ts'
import type { SendProgress } from '../../lib/uploads/send-patiently.ts'
import { signedOut } from '../../lib/session/session-slice.ts'
import { sameContent } from './same-content.ts'

/** `offline`: kept on this device, and tried again. `unkept`: not even that. `refused`: the server won't have it as it is. */
export type Saving = 'rest' | 'saving' | 'offline' | 'unkept' | 'refused'

export interface Upload {
  readonly id: string
  readonly kind: PictureKind
  readonly name: string
  /** It is null while unknown. */
  readonly sent: SendProgress | null
  readonly error: string | null
}

/** What is known of an address, and of which. */
export interface Checked {
  readonly slug: string
  readonly url: string
  readonly answer: Claims | null
}

export interface SiteReading {
  readonly status: 'none' | 'reading' | 'read' | 'failed'
  /** What came of it, in words. */
  readonly message: string
}

/** One that others carry. */
export interface KnownTag {
  readonly name: string
  readonly shownName?: string | undefined
  readonly tools: number
}

export interface DraftState {
  readonly view: 'loading' | 'ready' | 'unknown' | 'unreachable' | 'gone'
  readonly toolId: Draft['toolId'] | null
  readonly revision: number
  /** Of the tool's card that it is written on; 0 where it is not in the directory yet. */
  readonly edition: number
  readonly savedAt: string
  readonly content: DraftContent
  /** As the server has it. */
  readonly saved: DraftContent
  readonly saving: Saving
  readonly refusal: string | null
  /** Somebody, or another tab of theirs, has saved something else. */
  readonly other: Draft | null
  readonly checked: Checked
  readonly site: SiteReading
  readonly uploads: readonly Upload[]
  readonly publishing: boolean
  readonly publishProblem: Problem | null
  /** Where to go when it is done. */
  readonly leadsTo: string | null
  /** Of a tool that is in the directory. */
  readonly tool: OwnTool | null
  readonly tags: readonly KnownTag[]
  /** What becomes of tags that were typed, by tag. */
  readonly statuses: Readonly<Record<string, TagStatus>>
  /** Undefined until it is known; null where no day has a place. */
  readonly nextFree: string | null | undefined
  readonly invite: { readonly busy: boolean; readonly error: string | null }
  /** `at`: which command it is about. */
  readonly managing: { readonly busy: string | null; readonly error: string | null; readonly at: string }
  /** These people were invited by email and have not answered yet. */
  readonly guests: EmailInvitations['invitations']
}

const MOST_UPLOADS = 8
const MOST_STATUSES = 40
const EMPTY = /* @__PURE__ */ DraftContent.parse({})

const initialState: DraftState = {
  view: 'loading',
  toolId: null,
  revision: 0,
  edition: 0,
  savedAt: '',
  content: EMPTY,
  saved: EMPTY,
  saving: 'rest',
  refusal: null,
  other: null,
  checked: { slug: '', url: '', answer: null },
  site: { status: 'none', message: '' },
  uploads: [],
  publishing: false,
  publishProblem: null,
  leadsTo: null,
  tool: null,
  tags: [],
  statuses: {},
  nextFree: undefined,
  invite: { busy: false, error: null },
  managing: { busy: null, error: null, at: '' },
  guests: [],
}

const opened = (state: DraftState, { toolId, revision, edition, savedAt, content }: Draft): DraftState => ({
  ...initialState,
  tool: state.tool?.toolId === toolId ? state.tool : null,
  tags: state.tags,
  statuses: state.statuses,
  nextFree: state.nextFree,
  guests: state.tool?.toolId === toolId ? state.guests : [],
  site: state.toolId === toolId ? state.site : initialState.site,
  view: 'ready',
  toolId,
  revision,
  edition,
  savedAt,
  content,
  saved: content,
})

const withoutUpload = (state: DraftState, gone: string) => state.uploads.filter(({ id }) => id !== gone)

interface Taken {
  readonly id?: string
  readonly kind: PictureKind
  readonly picture: ToolPicture
  readonly replaces?: string | undefined
}

const withPicture = (content: DraftContent, { kind, picture, replaces }: Taken): DraftContent => {
  if (kind === 'logo') return { ...content, logo: picture }
  if (replaces !== undefined) return { ...content, images: content.images.map((each) => (each.path === replaces ? picture : each)) }
  const isThere = content.images.some(({ path }) => path === picture.path)
  return isThere || content.images.length >= MOST_PICTURES ? content : { ...content, images: [...content.images, picture] }
}

export const draftSlice = createSlice({
  name: 'draft',
  initialState,
  reducers: {
    draftWanted: (state, { payload: toolId }: PayloadAction<string | null>): DraftState =>
      state.toolId === toolId && state.view === 'ready' ? state : { ...initialState, tags: state.tags, nextFree: state.nextFree },
    draftOpened: (state, { payload }: PayloadAction<Draft>): DraftState => opened(state, payload),
    /** Typed before and kept by this browser: on top of what the server has, or against it where that has moved on. */
    keptFound: (state, { payload: { revision, content } }: PayloadAction<{ revision: number; content: DraftContent }>): DraftState => {
      if (sameContent(content, state.saved)) return state
      if (revision === state.revision || state.toolId === null) return { ...state, content }
      const { toolId, edition, savedAt, saved } = state
      return { ...state, content, other: { toolId, revision: state.revision, edition, savedAt, content: saved } }
    },
    viewFailed: (state, { payload: view }: PayloadAction<'unknown' | 'unreachable' | 'gone'>): DraftState => ({ ...state, view }),
    draftTyped: (state, { payload }: PayloadAction<Partial<DraftContent>>): DraftState => ({
      ...state,
      content: { ...state.content, ...payload },
      refusal: null,
      saving: state.saving === 'refused' ? 'rest' : state.saving,
    }),
    savingChanged: (state, { payload: saving }: PayloadAction<Exclude<Saving, 'refused'>>): DraftState => ({ ...state, saving }),
    saveRefused: (state, { payload: refusal }: PayloadAction<string>): DraftState => ({ ...state, saving: 'refused', refusal }),
    draftSaved: (
      state,
      { payload: { toolId, content, ...saved } }: PayloadAction<SavedDraft & { toolId: string; content: DraftContent }>,
    ): DraftState => {
      if (state.toolId !== toolId || saved.revision <= state.revision) return state
      return { ...state, ...saved, saved: content, saving: 'rest', refusal: null }
    },
    otherFound: (state, { payload: other }: PayloadAction<Draft>): DraftState => ({ ...state, other, saving: 'rest', publishing: false }),
    otherChosen: (state, { payload }: PayloadAction<'mine' | 'theirs'>): DraftState => {
      if (state.other === null) return state
      const { revision, edition, savedAt, content } = state.other
      const base = { ...state, revision, edition, savedAt, saved: content, other: null }
      return payload === 'mine' ? base : { ...base, content }
    },
    claimsChecked: (state, { payload: checked }: PayloadAction<Checked>): DraftState => ({ ...state, checked }),
    siteChanged: (state, { payload: site }: PayloadAction<SiteReading>): DraftState => ({ ...state, site }),
    uploadBegun: (state, { payload }: PayloadAction<Pick<Upload, 'id' | 'kind' | 'name'>>): DraftState => {
      // An earlier error of the same one no longer matters.
      const others = state.uploads.filter(({ error, kind, name }) => error === null || kind !== payload.kind || name !== payload.name)
      return { ...state, uploads: [...others.slice(1 - MOST_UPLOADS), { ...payload, sent: null, error: null }] }
    },
    uploadSent: (state, { payload: { id, sent } }: PayloadAction<{ id: string; sent: SendProgress }>): DraftState => ({
      ...state,
      uploads: state.uploads.map((each) => (each.id === id ? { ...each, sent } : each)),
    }),
    uploadFailed: (state, { payload: { id, error } }: PayloadAction<{ id: string; error: string }>): DraftState => ({
      ...state,
      uploads: state.uploads.map((each) => (each.id === id ? { ...each, error } : each)),
    }),
    uploadDismissed: (state, { payload: id }: PayloadAction<string>): DraftState => ({ ...state, uploads: withoutUpload(state, id) }),
    pictureTaken: (state, { payload }: PayloadAction<Taken>): DraftState => ({
      ...state,
      content: withPicture(state.content, payload),
      uploads: payload.id === undefined ? state.uploads : withoutUpload(state, payload.id),
    }),
    /** Its writer is on the way to where it leads. */
    draftLeft: (state): DraftState => ({ ...initialState, tags: state.tags }),
    publishBegun: (state): DraftState => ({ ...state, publishing: true, publishProblem: null }),
    publishRefused: (state, { payload }: PayloadAction<Problem | null>): DraftState => ({
      ...state,
      publishing: false,
      publishProblem: payload,
    }),
    published: (state, { payload: leadsTo }: PayloadAction<string>): DraftState => ({ ...state, publishing: false, leadsTo }),
    toolFound: (state, { payload: tool }: PayloadAction<OwnTool>): DraftState => ({ ...state, tool }),
    tagsKnown: (state, { payload: tags }: PayloadAction<DraftState['tags']>): DraftState => ({ ...state, tags }),
    statusKnown: (state, { payload }: PayloadAction<TagStatus>): DraftState => ({
      ...state,
      statuses: Object.fromEntries([...Object.entries(state.statuses).slice(1 - MOST_STATUSES), [payload.tag, payload]]),
    }),
    nextFreeKnown: (state, { payload: nextFree }: PayloadAction<string | null>): DraftState => ({ ...state, nextFree }),
    inviteChanged: (state, { payload: invite }: PayloadAction<DraftState['invite']>): DraftState => ({ ...state, invite }),
    guestsKnown: (state, { payload: guests }: PayloadAction<DraftState['guests']>): DraftState => ({ ...state, guests }),
    manageChanged: (state, { payload: managing }: PayloadAction<DraftState['managing']>): DraftState => ({ ...state, managing }),
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
})

export const {
  draftWanted,
  draftOpened,
  keptFound,
  viewFailed,
  draftTyped,
  savingChanged,
  saveRefused,
  draftSaved,
  otherFound,
  otherChosen,
  claimsChecked,
  siteChanged,
  uploadBegun,
  uploadSent,
  uploadFailed,
  uploadDismissed,
  pictureTaken,
  draftLeft,
  publishBegun,
  publishRefused,
  published,
  toolFound,
  tagsKnown,
  statusKnown,
  nextFreeKnown,
  inviteChanged,
  guestsKnown,
  manageChanged,
} = draftSlice.actions

/** Typed, and not among those that others carry. */
export const tagSought = createAction<string>('draft/tagSought')

/** Gone for good, with what this browser keeps of it; `leadsTo`: where its writer goes then. */
export const dropRequested = createAction<{ readonly leadsTo: string }>('draft/dropRequested')
/** Now, without waiting for a pause. */
export const saveRequested = createAction('draft/saveRequested')
export const siteRequested = createAction('draft/siteRequested')
export const retryRequested = createAction('draft/retryRequested')
export const pictureGiven = createAction<{
  readonly kind: PictureKind
  readonly file: Blob
  readonly name: string
  readonly crop?: PictureCrop | undefined
  /** The path of the one in whose place it comes. */
  readonly replaces?: string | undefined
}>('draft/pictureGiven')
export const pictureAddressGiven = createAction<{ readonly kind: PictureKind; readonly url: string }>('draft/pictureAddressGiven')
export const inviteRequested = createAction<string>('draft/inviteRequested')
/** `join`: into the waiting line at once; only for what is not in the directory yet. */
export const publishRequested = createAction<{ readonly join: boolean }>('draft/publishRequested')
/** Of two makers: mine over theirs, or theirs and mine forgotten. */
export const overwriteRequested = createAction<'mine' | 'theirs'>('draft/overwriteRequested')
/** Whom it is about is named by `username`, where it is somebody who is not on the page yet. */
export const guestInvited = createAction<{ readonly toolId: string; readonly email: string }>('draft/guestInvited')
export const guestTakenBack = createAction<{ readonly toolId: string; readonly id: string }>('draft/guestTakenBack')
export const manageRequested = createAction<{
  readonly type: string
  readonly payload: Readonly<Record<string, unknown>>
  readonly username?: string
}>('draft/manageRequested')

export interface WithDraft {
  readonly draft: DraftState
}
export const selectDraft = ({ draft }: WithDraft) => draft
export const isDirty = ({ content, saved }: DraftState): boolean => content !== saved
