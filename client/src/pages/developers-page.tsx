import { followOverview, loadOverview } from '../features/reference/reference-saga.ts'
import { referenceSlice, type WithReference } from '../features/reference/reference-slice.ts'
import type { Page } from '../lib/page/page.ts'
import { openContentPage } from './content-page.tsx'

/** A text, with what the document of the API holds in the midst of it. */
export const openDevelopersPage = async (): Promise<{ page: Page<WithReference> }> => {
  const { page } = await openContentPage('developers')
  return {
    page: {
      ...page,
      slices: [referenceSlice],
      load: ({ api }) => loadOverview(api),
      follow: { reference: ({ api }) => followOverview(api) },
      head: (state, place) => ({ ...page.head?.(state, place), complete: state.reference.overview !== null }),
    },
  }
}
