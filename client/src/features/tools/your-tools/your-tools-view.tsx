import { useResource, useSought } from '../../../lib/resources/use-resource.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Link } from '../../../ui/link.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { StageMessage } from '../../../ui/stage-message.tsx'
import { Unreachable } from '../../../ui/unreachable.tsx'
import { DraftList } from './draft-list.tsx'
import { InvitationList } from './invitation-list.tsx'
import { type KnownOf, OwnToolCard } from './own-tool-card.tsx'
import { type OwnTool, type Section, sectionOf, SECTIONS } from './tool-sections.ts'
import { ownDrafts, ownTools } from './own-tools.ts'

const TITLES: Readonly<Record<Section, string>> = {
  line: 'In the waiting line',
  coming: 'Coming',
  live: 'On stage',
  past: 'In the directory',
  hidden: 'Hidden',
}

interface Props {
  readonly Comments: KnownOf
}

/** Everything that a member makes, by where it is on its way. */
export const YourToolsView = ({ Comments }: Props) => (
  <>
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div>
        <h1 className="text-[40px] font-[750] tracking-[-0.04em] md:text-[46px]">Your tools</h1>
        <p className="mt-2 max-w-[62ch] text-[14.5px] text-ink-2">Everything you have launched, or are about to.</p>
      </div>
      <Link to="/submit-a-tool" className={buttonClass('primary', 'm')}>
        Submit a tool
      </Link>
    </div>
    <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-10">
      <Content Comments={Comments} />
    </div>
  </>
)

const Content = ({ Comments }: Props) => {
  const view = useResource(ownTools())
  const { drafts } = useSought(ownDrafts()) ?? { drafts: [] }
  if (view.status === 'unreachable') return <Unreachable what="your tools" onRetry={view.refetch} />
  if (view.status !== 'ready') return <Loading />
  const { tools, invitations } = view.data
  const isEmpty = tools.length === 0 && invitations.length === 0 && drafts.length === 0
  return (
    <>
      <InvitationList invitations={invitations} />
      {SECTIONS.map((section) => (
        <ToolSection key={section} section={section} tools={tools.filter((tool) => sectionOf(tool) === section)} Comments={Comments} />
      ))}
      <DraftList drafts={drafts} tools={tools} />
      {isEmpty ? <Nothing /> : null}
    </>
  )
}

interface SectionProps extends Props {
  readonly section: Section
  readonly tools: readonly OwnTool[]
}

const ToolSection = ({ section, tools, Comments }: SectionProps) =>
  tools.length === 0 ? null : (
    <section aria-labelledby={`tools-${section}`} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id={`tools-${section}`} className="text-[21px] font-bold">
        {TITLES[section]}
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3.5">
        {tools.map((tool) => (
          <OwnToolCard key={tool.toolId} tool={tool} Comments={Comments} />
        ))}
      </ul>
    </section>
  )

const Nothing = () => (
  <StageMessage title="You have no tools yet" lit={false}>
    <p>Bring one to the stage: a page of its own, a day on the board, and everybody who votes that day.</p>
  </StageMessage>
)

const Loading = () => (
  <div className="grid gap-3.5">
    <Skeleton className="h-52 w-full rounded-card" />
    <Skeleton className="h-52 w-full rounded-card" />
  </div>
)
