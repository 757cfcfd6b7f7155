import { useDispatch, useSelector } from 'react-redux'
import { Gallery } from '../features/tools/gallery/gallery.tsx'
import { LinksCard } from '../features/tools/links-card.tsx'
import { MakersCard } from '../features/tools/makers-card.tsx'
import { ToolActs } from '../features/tools/moderation/tool-acts.tsx'
import { toolActsSlice, type WithToolActs } from '../features/tools/moderation/tool-acts-slice.ts'
import { followUnlisted, loadUnlisted } from '../features/tools/moderation/unlisted-saga.ts'
import {
  selectUnlisted,
  type ShownUnlisted,
  unlistedRetryRequested,
  unlistedSlice,
  type WithUnlisted,
} from '../features/tools/moderation/unlisted-slice.ts'
import { WithheldNote } from '../features/tools/moderation/withheld-note.tsx'
import { ToolHeader } from '../features/tools/tool-header.tsx'
import { ToolSkeleton } from '../features/tools/tool-skeleton.tsx'
import { ToolTabs } from '../features/tools/tool-tabs.tsx'
import { type ToolsState, toolsSlice } from '../features/tools/tools-slice.ts'
import type { Page, Place } from '../lib/page/page.ts'
import { usePlace } from '../lib/page/place-context.ts'
import { selectMayModerate } from '../lib/session/session-slice.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Card } from '../ui/card.tsx'
import { Link } from '../ui/link.tsx'
import { Notice } from '../ui/notice.tsx'
import { StageMessage } from '../ui/stage-message.tsx'
import { Unreachable } from '../ui/unreachable.tsx'

const nameIn = ({ params }: Place) => params['name'] ?? ''

const UnlistedPage = () => {
  const view = useSelector(selectUnlisted(nameIn(usePlace())))
  const dispatch = useDispatch()
  if (view === undefined) return <ToolSkeleton />
  if (view.status === 'ready') return <Shown tool={view.tool} />
  if (view.status === 'unknown')
    return (
      <StageMessage title="There is no such tool" lit={false} heading="h1">
        <p>It may have been removed meanwhile.</p>
      </StageMessage>
    )
  return (
    <Unreachable title="We can’t reach this tool right now" heading="h1" onRetry={() => dispatch(unlistedRetryRequested())}>
      Nothing is lost. We keep trying, and the page appears as soon as there is an answer.
    </Unreachable>
  )
}

/** Looks like the tool's page, without what readers do there: vote, follow, save, share. */
const Shown = ({ tool }: { readonly tool: ShownUnlisted }) => (
  <div className="grid gap-8">
    <WhoSees tool={tool} />
    <div className="flex flex-col gap-x-11 gap-y-8 lg:grid lg:grid-cols-[minmax(0,1fr)_300px]">
      <div className="grid min-w-0 content-start gap-8">
        <ToolHeader vote={null} follow={null} save={null} share={null} />
        <Gallery key={tool.toolId} name={tool.name} images={tool.images} videoUrl={tool.videoUrl} />
        <ToolTabs />
      </div>
      <aside aria-label="Makers" className="grid content-start gap-4.5">
        <Moderation tool={tool} />
        <MakersCard isPublic={false} />
        <LinksCard />
      </aside>
    </div>
  </div>
)

const WhoSees = ({ tool: { slug, state, withheld, own } }: { readonly tool: ShownUnlisted }) => {
  if (withheld !== null) return <WithheldNote withheld={withheld} />
  if (state === 'listed')
    return (
      <Notice tone="good" title="Everybody sees this tool">
        <Link to={`/tool/${slug}`} className="quiet-link underline">
          Go to its page
        </Link>
      </Notice>
    )
  return (
    <Notice
      title="Its makers have hidden it"
      action={
        own ? (
          <Link to={`/tool/${slug}/edit`} className={buttonClass('quiet', 's')}>
            Edit
          </Link>
        ) : null
      }
    >
      Only they and admins see it, until they show it again.
    </Notice>
  )
}

const Moderation = ({ tool }: { readonly tool: ShownUnlisted }) =>
  useSelector(selectMayModerate) ? (
    <Card title="Moderation">
      <p className="mt-1 mb-3 text-[13.5px] text-ink-2">Each decision is in the log, with its reason.</p>
      <ToolActs tool={tool} />
    </Card>
  ) : null

export const page: Page<WithUnlisted & WithToolActs & { tools: ToolsState }> = {
  slices: [unlistedSlice, toolActsSlice, toolsSlice],
  Component: UnlistedPage,
  load: ({ api, ...place }) => loadUnlisted(api, nameIn(place)),
  follow: { tool: ({ api, ...place }) => followUnlisted(api, nameIn(place)) },
  valid: (state, place) => selectUnlisted(nameIn(place))(state)?.status !== 'unknown',
  head: (state, place) => {
    const view = selectUnlisted(nameIn(place))(state)
    if (view?.status !== 'ready')
      return { title: 'Preview', noindex: true, status: view?.status === 'unreachable' ? 503 : 200, complete: false }
    return { title: `${view.tool.name}: preview`, noindex: true }
  },
}
