import type { UnlistedTool } from '@debut/events/tools/moderated-answers.ts'
import { useSelector } from 'react-redux'
import { Gallery } from '../features/tools/gallery/gallery.tsx'
import { LinksCard } from '../features/tools/links-card.tsx'
import { MakersCard } from '../features/tools/makers-card.tsx'
import { ToolActs } from '../features/tools/moderation/tool-acts.tsx'
import { WithheldNote } from '../features/tools/moderation/withheld-note.tsx'
import { ToolHeader } from '../features/tools/tool-header.tsx'
import { ToolSkeleton } from '../features/tools/tool-skeleton.tsx'
import { ToolTabs } from '../features/tools/tool-tabs.tsx'
import { unlistedAt } from '../features/tools/use-tool.ts'
import type { Page } from '../lib/page/page.ts'
import { usePlace } from '../lib/page/place-context.ts'
import { selectData } from '../lib/resources/resources-slice.ts'
import { useResource } from '../lib/resources/use-resource.ts'
import { selectMayModerate } from '../lib/session/session-slice.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Card } from '../ui/card.tsx'
import { Link } from '../ui/link.tsx'
import { Notice } from '../ui/notice.tsx'
import { StageMessage } from '../ui/stage-message.tsx'
import { Unreachable } from '../ui/unreachable.tsx'

type ShownUnlisted = UnlistedTool['tool']

const UnlistedPage = () => {
  const view = useResource(unlistedAt(usePlace()))
  if (view.status === 'ready') return <Shown tool={view.data.tool} />
  if (view.status === 'missing')
    return (
      <StageMessage title="There is no such tool" lit={false} heading="h1">
        <p>It may have been removed meanwhile.</p>
      </StageMessage>
    )
  if (view.status === 'unreachable') return <Unreachable what="this tool" heading="h1" onRetry={view.refetch} />
  return <ToolSkeleton />
}

/** Looks like the tool's page, without what readers do there: vote, follow, save, share. */
const Shown = ({ tool }: { readonly tool: ShownUnlisted }) => (
  <div className="grid gap-8">
    <WhoSees tool={tool} />
    <div className="flex flex-col gap-x-11 gap-y-8 lg:grid lg:grid-cols-[minmax(0,1fr)_300px]">
      <div className="grid min-w-0 content-start gap-8">
        <ToolHeader vote={null} acts={null} />
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
      Only they and moderators see it, until they show it again.
    </Notice>
  )
}

const Moderation = ({ tool }: { readonly tool: ShownUnlisted }) => {
  const query = unlistedAt(usePlace())
  return useSelector(selectMayModerate) ? (
    <Card title="Moderation">
      <p className="mt-1 mb-3 text-[13.5px] text-ink-2">Each decision is in the log, with its reason.</p>
      <ToolActs tool={tool} query={query} ends={['remove']} />
    </Card>
  ) : null
}

export const page: Page = {
  Component: UnlistedPage,
  resources: (place) => [unlistedAt(place)],
  head: (state, place) => {
    const shown = selectData(unlistedAt(place))(state)
    return { title: shown === undefined ? 'Preview' : `${shown.tool.name}: preview`, noindex: true }
  },
}
