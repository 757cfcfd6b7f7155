import { shallowEqual, useSelector } from 'react-redux'
import { CommentCountInWords, WithCommentCounts } from '../features/discussion/counts/comment-count.tsx'
import { commentCountsOf } from '../features/discussion/counts/comment-counts.ts'
import { followDroppedDrafts } from '../features/tools/your-tools/drop-draft-saga.ts'
import type { KnownOf } from '../features/tools/your-tools/own-tool-card.tsx'
import { ownTools } from '../features/tools/your-tools/own-tools.ts'
import { YourToolsView } from '../features/tools/your-tools/your-tools-view.tsx'
import type { Page } from '../lib/page/page.ts'
import { selectData, type WithResources } from '../lib/resources/resources-slice.ts'

const selectToolIds = (state: WithResources) => (selectData(ownTools())(state)?.tools ?? []).map(({ toolId }) => toolId)

const YourToolsPage = () => (
  <WithCommentCounts toolIds={useSelector(selectToolIds, shallowEqual)}>
    <YourToolsView Comments={Comments} />
  </WithCommentCounts>
)

const Comments: KnownOf = ({ tool: { toolId, slug } }) => <CommentCountInWords toolId={toolId} slug={slug} />

export const page: Page = {
  Component: YourToolsPage,
  resources: (_place, state) => [ownTools(), ...commentCountsOf(selectToolIds(state))],
  follow: { drafts: ({ api }) => followDroppedDrafts(api) },
  head: () => ({ title: 'Your tools', noindex: true, complete: true }),
}
