import { kindIn, newestEntries } from '../features/operations/journal/journal.ts'
import { operations } from '../features/operations/shown-operations.ts'
import { Overview } from '../features/operations/overview.tsx'
import { roleHolders } from '../features/operations/roles/role-holders.ts'
import type { Page } from '../lib/page/page.ts'
import { selectResource } from '../lib/resources/resources-slice.ts'

export const page: Page = {
  Component: Overview,
  resources: (place) => [operations(), newestEntries(kindIn(place)), roleHolders()],
  head: (state) => ({
    title: 'Overview',
    noindex: true,
    complete: true,
    status: selectResource(operations())(state).status === 'unreachable' ? 503 : 200,
  }),
}
