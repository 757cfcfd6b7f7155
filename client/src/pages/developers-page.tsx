import { overview } from '../features/reference/reference-resources.ts'
import type { Page } from '../lib/page/page.ts'
import { selectData } from '../lib/resources/resources-slice.ts'
import { openContentPage } from './content-page.tsx'

/** A text, with what the document of the API holds in the midst of it. */
export const openDevelopersPage = async (): Promise<{ page: Page }> => {
  const { page } = await openContentPage('developers')
  return {
    page: {
      ...page,
      resources: () => [overview()],
      // The text is there without the document.
      valid: () => true,
      head: (state, place) => ({ ...page.head?.(state, place), status: 200, complete: selectData(overview())(state) !== undefined }),
    },
  }
}
