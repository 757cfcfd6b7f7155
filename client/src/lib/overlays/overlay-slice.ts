import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export type OverlayName = 'notifications' | 'palette' | 'shortcuts' | 'support'

/** What lies over the page, one at a time. */
export const overlaySlice = createSlice({
  name: 'overlay',
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- the slice's state is any of them
  initialState: { open: null } as { readonly open: OverlayName | null },
  reducers: {
    overlayOpened: (_state, { payload }: PayloadAction<OverlayName>) => ({ open: payload }),
    overlayClosed: () => ({ open: null }),
  },
})

export const { overlayOpened, overlayClosed } = overlaySlice.actions
export const selectOverlay = ({ overlay }: { overlay: { readonly open: OverlayName | null } }) => overlay.open
