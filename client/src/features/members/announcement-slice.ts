import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** The text that screen readers speak when members arrive. */
export const announcementSlice = createSlice({
  name: 'announcement',
  initialState: '',
  reducers: {
    announced: (_said, { payload }: PayloadAction<string>) => payload,
  },
})

export const { announced } = announcementSlice.actions

export interface WithAnnouncement {
  readonly announcement: string
}

export const selectAnnouncement = ({ announcement }: WithAnnouncement) => announcement
