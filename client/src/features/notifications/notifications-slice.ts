import type { Notification, Notifications } from '@debut/events/notifications/notification-answers.ts'
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { overlayOpened } from '../../lib/overlays/overlay-slice.ts'
import { signedOut } from '../../lib/session/session-slice.ts'

type Page = Pick<Notifications, 'notifications' | 'more'>
/** With how far the log reaches in it. */
type NewestPage = Page & Pick<Notifications, 'position'>

export interface NotificationsState {
  /** Unread, as the server counts. */
  readonly count: number
  /** Newest first. */
  readonly items: readonly Notification[]
  readonly more: boolean
  readonly status: 'idle' | 'loading' | 'loading-more' | 'ready'
  /** Their own page is open. */
  readonly isOnPage: boolean
  /** Has a dot until clicked: was unread when the list was opened, or came since. */
  readonly fresh: readonly string[]
}

const initialState = { count: 0, items: [], more: false, status: 'idle', isOnPage: false, fresh: [] } as NotificationsState

/** Newest first; of those in both, as the second has them. */
export const merged = (items: readonly Notification[], others: readonly Notification[]): readonly Notification[] =>
  [...new Map([...items, ...others].map((item) => [item.id, item])).values()].toSorted((one, other) => other.position - one.position)

const withFresh = (state: NotificationsState, items: readonly Notification[]): readonly string[] => [
  ...new Set([...state.fresh, ...items.filter(({ is_read }) => !is_read).map(({ id }) => id)]),
]

export const notificationsSlice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    countLoaded: (state, { payload }: PayloadAction<number>): NotificationsState => ({ ...state, count: payload }),
    loadingStarted: (state): NotificationsState => ({ ...state, status: state.items.length === 0 ? 'loading' : 'loading-more' }),
    /** What is there stays; a list that was never loaded goes on waiting. */
    loadingFailed: (state): NotificationsState => ({ ...state, status: state.items.length === 0 ? 'loading' : 'ready' }),
    /** The newest, beside what had been loaded of the earlier ones, and what came since. Those between that are not in it are gone, as are their texts. */
    newestLoaded: (state, { payload: { notifications, more, position } }: PayloadAction<NewestPage>): NotificationsState => {
      const isFirst = state.status === 'loading'
      const last = (more ? notifications.at(-1)?.position : undefined) ?? 0
      const others = state.items.filter((item) => item.position > position || item.position < last)
      return {
        ...state,
        status: 'ready',
        items: merged(others, notifications),
        more: isFirst ? more : state.more,
        fresh: withFresh(state, notifications),
      }
    },
    earlierLoaded: (state, { payload: { notifications, more } }: PayloadAction<Page>): NotificationsState => ({
      ...state,
      status: 'ready',
      items: merged(state.items, notifications),
      more,
      fresh: withFresh(state, notifications),
    }),
    notificationsReceived: (state, { payload }: PayloadAction<readonly Notification[]>): NotificationsState =>
      // Before the list was loaded there is nothing to put them into: they will be in the list.
      state.status === 'idle' ? state : { ...state, items: merged(state.items, payload), fresh: withFresh(state, payload) },
    /** All up to there, here or elsewhere. */
    markedRead: (state, { payload }: PayloadAction<number>): NotificationsState => withRead(state, payload),
    /** All of a group at once. */
    notificationClicked: (state, { payload }: PayloadAction<readonly string[]>): NotificationsState => ({
      ...state,
      fresh: state.fresh.filter((id) => !payload.includes(id)),
    }),
    pageOpened: (state): NotificationsState => ({ ...state, isOnPage: true, fresh: [] }),
    /** Whatever is unread among the rows of the page. */
    pageShowsUnread: (state, { payload }: PayloadAction<readonly string[]>): NotificationsState => ({
      ...state,
      fresh: [...new Set([...state.fresh, ...payload])],
    }),
    pageLeft: (state): NotificationsState => ({ ...state, isOnPage: false }),
    /** The server no longer holds what lies between what we know and now. */
    forgotten: ({ count, isOnPage }): NotificationsState => ({ ...initialState, count, isOnPage }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(signedOut, ({ isOnPage }): NotificationsState => ({ ...initialState, isOnPage }))
      .addCase(overlayOpened, (state, { payload }): NotificationsState => (payload === 'notifications' ? opened(state) : state)),
})

const opened = (state: NotificationsState): NotificationsState => ({
  ...state,
  // The page behind the panel keeps its dots.
  fresh: [...(state.isOnPage ? state.fresh : []), ...state.items.filter(({ is_read }) => !is_read).map(({ id }) => id)],
})

export const readUpTo = (items: readonly Notification[], position: number): readonly Notification[] =>
  items.map((item) => (item.is_read || item.position > position ? item : { ...item, is_read: true }))

/** Whatever is newer than what was read is in the list, so the list counts what is left. */
const withRead = (state: NotificationsState, position: number): NotificationsState => {
  const items = readUpTo(state.items, position)
  const isListed = state.items.some((item) => item.position <= position)
  return { ...state, items, ...(isListed && { count: items.filter(({ is_read }) => !is_read).length }) }
}

export const {
  countLoaded,
  loadingStarted,
  loadingFailed,
  newestLoaded,
  earlierLoaded,
  notificationsReceived,
  markedRead,
  notificationClicked,
  pageOpened,
  pageShowsUnread,
  pageLeft,
  forgotten,
} = notificationsSlice.actions
export const earlierRequested = createAction('notifications/earlierRequested')
export const allReadRequested = createAction('notifications/allReadRequested')
export const selectNotifications = ({ notifications }: { notifications: NotificationsState }) => notifications
export const selectUnread = ({ notifications }: { notifications: NotificationsState }) => notifications.count
