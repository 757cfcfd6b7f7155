import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { SendProgress } from '../../../lib/uploads/send-patiently.ts'
import { signedOut } from '../../../lib/session/session-slice.ts'

/** A picture on its way into the text of a post. */
export interface Upload {
  readonly id: string
  readonly name: string
  /** It is null before it is known. */
  readonly sent: SendProgress | null
  /** Why it is not there. */
  readonly error: string | null
  /** Where it is, once it is there and before it stands in the text. */
  readonly path: string | null
}

interface Given {
  readonly id: string
  readonly name: string
  readonly file: Blob
}

export const pictureGiven = createAction<Given>('postUploads/pictureGiven')
export const uploadRetried = createAction<string>('postUploads/uploadRetried')

const changed = (uploads: readonly Upload[], id: string, change: Partial<Upload>): readonly Upload[] =>
  uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload))

const none: readonly Upload[] = []

export const postUploadsSlice = createSlice({
  name: 'postUploads',
  initialState: none,
  reducers: {
    uploadsCleared: () => none,
    uploadSent: (uploads, { payload: { id, sent } }: PayloadAction<{ id: string; sent: SendProgress }>) => changed(uploads, id, { sent }),
    uploadFailed: (uploads, { payload: { id, error } }: PayloadAction<{ id: string; error: string }>) => changed(uploads, id, { error }),
    uploadStored: (uploads, { payload: { id, path } }: PayloadAction<{ id: string; path: string }>) => changed(uploads, id, { path }),
    /** It stands in the text, or its author does without it. */
    uploadEnded: (uploads, { payload: id }: PayloadAction<string>) => uploads.filter((upload) => upload.id !== id),
  },
  extraReducers: (builder) =>
    builder
      .addCase(pictureGiven, (uploads, { payload: { id, name } }) => [...uploads, { id, name, sent: null, error: null, path: null }])
      .addCase(uploadRetried, (uploads, { payload: id }) => changed(uploads, id, { sent: null, error: null }))
      .addCase(signedOut, () => none),
})

export const { uploadsCleared, uploadSent, uploadFailed, uploadStored, uploadEnded } = postUploadsSlice.actions

export interface WithPostUploads {
  readonly postUploads: readonly Upload[]
}

export const selectPostUploads = ({ postUploads }: WithPostUploads) => postUploads
