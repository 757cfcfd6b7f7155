import { followModeration, loadModeration, wordsAsked } from '../features/launches/moderation/moderation-saga.ts'
import { moderationSlice, selectModeration, type WithModeration } from '../features/launches/moderation/moderation-slice.ts'
import { ModerationView } from '../features/launches/moderation/moderation-view.tsx'
import type { Page } from '../lib/page/page.ts'

export const page: Page<WithModeration> = {
  slices: [moderationSlice],
  Component: ModerationView,
  load: ({ api, search }) => loadModeration(api, wordsAsked(search)),
  follow: ({ api, search }) => followModeration(api, wordsAsked(search)),
  /** Nobody else need know that it is there. */
  valid: (state) => selectModeration(state).status !== 'forbidden',
  head: (state) => ({ title: 'Moderation', noindex: true, status: selectModeration(state).status === 'unreachable' ? 503 : 200 }),
}
