import { followYourTools, loadYourTools } from '../features/tools/your-tools/your-tools-saga.ts'
import { selectYourTools, type WithYourTools, yourToolsSlice } from '../features/tools/your-tools/your-tools-slice.ts'
import { YourToolsView } from '../features/tools/your-tools/your-tools-view.tsx'
import type { Page } from '../lib/page/page.ts'

export const page: Page<WithYourTools> = {
  slices: [yourToolsSlice],
  Component: YourToolsView,
  load: ({ api }) => loadYourTools(api),
  follow: { tools: ({ api }) => followYourTools(api) },
  head: (state) => ({ title: 'Your tools', noindex: true, status: selectYourTools(state).status === 'unreachable' ? 503 : 200 }),
}
