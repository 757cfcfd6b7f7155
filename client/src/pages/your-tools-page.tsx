import { followDroppedDrafts } from '../features/tools/your-tools/drop-draft-saga.ts'
import { ownTools } from '../features/tools/your-tools/own-tools.ts'
import { YourToolsView } from '../features/tools/your-tools/your-tools-view.tsx'
import type { Page } from '../lib/page/page.ts'

export const page: Page = {
  Component: YourToolsView,
  resources: () => [ownTools()],
  follow: { drafts: ({ api }) => followDroppedDrafts(api) },
  head: () => ({ title: 'Your tools', noindex: true, complete: true }),
}
