import { useDispatch, useSelector } from 'react-redux'
import { all, call, select } from 'typed-redux-saga'
import { loadAlternatives } from '../features/alternatives/alternatives-saga.ts'
import { alternativesSlice, type WithAlternatives } from '../features/alternatives/alternatives-slice.ts'
import { fewOf } from '../features/alternatives/alternatives-page-query.ts'
import { followProposal } from '../features/alternatives/proposal/proposal-saga.ts'
import { proposalSlice, type WithProposal } from '../features/alternatives/proposal/proposal-slice.ts'
import { ToolAlternatives } from '../features/alternatives/tool-alternatives.tsx'
import { FollowButton } from '../features/follows/follow-button.tsx'
import { followFollows, loadCounts, loadOwnFollow } from '../features/follows/follows-saga.ts'
import {
  type Followed,
  type FollowsState,
  followsSlice,
  type OwnFollowsState,
  ownFollowsSlice,
  selectCounts,
  type WithFollows,
} from '../features/follows/follows-slice.ts'
import { categoryName } from '../features/tools/listings/listing-labels.ts'
import { Gallery } from '../features/tools/gallery/gallery.tsx'
import { LinksCard } from '../features/tools/links-card.tsx'
import { MissingPictures } from '../features/tools/missing-pictures.tsx'
import { loadNeighbours } from '../features/tools/listings/listings-saga.ts'
import { listingsSlice, type WithListings } from '../features/tools/listings/listings-slice.ts'
import { Neighbours } from '../features/tools/listings/neighbours.tsx'
import { BestTools } from '../features/tools/listings/best-tools.tsx'
import { followModeration } from '../features/tools/moderation/follow-moderation.ts'
import { ModerationCard } from '../features/tools/moderation/moderation-card.tsx'
import { toolActsSlice, type ToolActsState } from '../features/tools/moderation/tool-acts-slice.ts'
import { MakersCard } from '../features/tools/makers-card.tsx'
import { ReceiptCard } from '../features/tools/receipt-card.tsx'
import { StandingCard } from '../features/tools/standing-card.tsx'
import { comingLaunch, shownLaunch } from '../features/tools/tool.ts'
import { softwareApplication } from '../features/tools/software-application.ts'
import { ToolHeader } from '../features/tools/tool-header.tsx'
import { ToolSkeleton } from '../features/tools/tool-skeleton.tsx'
import { ToolTabs } from '../features/tools/tool-tabs.tsx'
import { type OwnToolsState, ownToolsSlice } from '../features/tools/own-tools-slice.ts'
import { followTool, loadOwnTool, loadTool } from '../features/tools/tools-saga.ts'
import {
  selectToolView,
  toolLoaded,
  toolRetryRequested,
  type ReadyTool,
  type ToolsState,
  toolsSlice,
} from '../features/tools/tools-slice.ts'
import { useReadyTool, useToolView } from '../features/tools/use-tool.ts'
import { WhyCard } from '../features/tools/why-card.tsx'
import { followAwaited, loadAwaited } from '../features/launches/coming-soon/awaited-saga.ts'
import { awaitedSlice, type WithAwaited } from '../features/launches/coming-soon/awaited-slice.ts'
import { ComingSoonCard } from '../features/launches/coming-soon/coming-soon-card.tsx'
import { ReceiptTrace } from '../features/launches/receipt-trace.tsx'
import { SaveButton } from '../features/saves/save-button.tsx'
import { followOwnSaves, loadOwnSaves } from '../features/saves/saves-saga.ts'
import { ownSavesSlice, type WithOwnSaves } from '../features/saves/saves-slice.ts'
import { loadVotesOf } from '../features/voting/load-votes-of.ts'
import { VoteButton } from '../features/voting/vote-button.tsx'
import { selectKnownVote } from '../features/voting/voting-selectors.ts'
import { OwnPart } from '../lib/page/own-part.tsx'
import type { Page, PageContext, Place } from '../lib/page/page.ts'
import { usePlace } from '../lib/page/place-context.ts'
import { selectMayModerate } from '../lib/session/session-slice.ts'
import { breadcrumbList } from '../lib/seo/breadcrumb-list.ts'
import { Link } from '../ui/link.tsx'
import { grouped } from '../ui/grouped.ts'
import { ShareButton } from '../ui/share-button.tsx'
import { StageMessage } from '../ui/stage-message.tsx'
import { Unreachable } from '../ui/unreachable.tsx'

const ToolPage = () => {
  const status = useToolView()?.status ?? 'loading'
  const name = nameIn(usePlace())
  const dispatch = useDispatch()
  if (status === 'loading') return <ToolSkeleton />
  if (status === 'unknown')
    return (
      <StageMessage title="There is no such tool" lit={false} heading="h1">
        <p>It may have been taken off the stage meanwhile.</p>
        <SeeDecision name={name} />
      </StageMessage>
    )
  if (status === 'unreachable')
    return (
      <Unreachable title="We can’t reach this tool right now" heading="h1" onRetry={() => dispatch(toolRetryRequested())}>
        Nothing is lost. We keep trying, and the page appears as soon as there is an answer.
      </Unreachable>
    )
  return (
    <div className="flex flex-col gap-x-11 gap-y-8 lg:grid lg:grid-cols-[minmax(0,1fr)_300px]">
      <div className="contents min-w-0 content-start gap-8 lg:grid">
        <ToolHeader vote={<Vote />} follow={<Follow />} save={<Save />} share={<Share />} />
        <ToolGallery />
        <ToolTabs />
        {/* On narrow screens links to other pages come last. */}
        <div className="grid gap-8 max-lg:order-last">
          <ToolAlternatives tool={name}>{(tools) => <BestTools tools={tools} wide />}</ToolAlternatives>
          <Neighbours tool={name} />
        </div>
      </div>
      <aside aria-label="Standing and makers" className="grid content-start gap-4.5">
        <ComingSoon />
        <StandingCard />
        <WhyCard />
        <ReceiptCard check={(checkable) => <ReceiptTrace checkable={checkable} />} />
        <MakersCard />
        <LinksCard />
        <OwnPart>
          <ModerationCard />
        </OwnPart>
      </aside>
    </div>
  )
}

/** Leads an admin, who may just have hidden the tool, to where it can be restored. */
const SeeDecision = ({ name }: { readonly name: string }) =>
  useSelector(selectMayModerate) ? (
    <p>
      <Link to={`/moderation/queue?tool=${encodeURIComponent(name)}`} className="quiet-link underline">
        Look for it under Moderation
      </Link>
    </p>
  ) : null

const ToolGallery = () => {
  const view = useReadyTool()
  if (view === undefined) return null
  const { toolId, name, images, videoUrl } = view.tool
  return (
    <>
      <Gallery key={toolId} name={name} images={images} videoUrl={videoUrl} />
      {images.length === 0 ? <MissingPictures /> : null}
    </>
  )
}

const Vote = () => {
  const view = useReadyTool()
  const launch = view && shownLaunch(view.launches)
  if (view === undefined || launch === undefined || launch.state === 'scheduled') return null
  return (
    <VoteButton
      launchId={launch.launchId}
      name={view.tool.name}
      points={pointsOf(view)}
      position={view.position}
      state={view.facts?.launch.state ?? launch.state}
      size="l"
    />
  )
}

const ComingSoon = () => {
  const view = useReadyTool()
  const coming = view && comingLaunch(view.launches)
  return coming === undefined ? null : <ComingSoonCard launchId={coming.launchId} name={view?.tool.name ?? ''} day={coming.boardDate} />
}

const Follow = () => {
  const view = useReadyTool()
  const counts = useSelector((state: Pick<WithFollows, 'follows'>) => (view === undefined ? null : selectCounts(state, view.tool.toolId)))
  if (view === undefined) return null
  return (
    <span className="inline-flex items-center gap-2.5">
      <FollowButton followed={followedOf(view)} name={view.tool.name} />
      {counts !== null && counts.followers > 0 ? (
        <span className="text-[13px] text-ink-2 tabular-nums">
          {`${grouped(counts.followers)} ${counts.followers === 1 ? 'follower' : 'followers'}`}
        </span>
      ) : null}
    </span>
  )
}

const Save = () => {
  const tool = useReadyTool()?.tool
  return tool === undefined ? null : <SaveButton toolId={tool.toolId} name={tool.name} />
}

const Share = () => {
  const tool = useReadyTool()?.tool
  return tool === undefined ? null : <ShareButton title={`${tool.name}: ${tool.tagline}`} path={`/tool/${tool.slug}`} />
}

const followedOf = ({ tool }: Pick<ReadyTool, 'tool'>): Followed => ({ kind: 'tools', id: tool.toolId })

/** Null while they are hidden. */
const pointsOf = ({ facts, launches }: ReadyTool): number | null =>
  (facts === null ? shownLaunch(launches)?.day?.points : facts.standing.day?.points) ?? null

const nameIn = ({ params }: Place) => params['name'] ?? ''

function* loadOwn({ api, ...place }: PageContext) {
  const name = nameIn(place)
  const view = yield* select(selectToolView(name))
  if (view?.status === 'ready') {
    const launch = shownLaunch(view.launches)
    yield* all([
      call(loadVotesOf, api, launch === undefined ? [] : [launch.launchId]),
      call(loadOwnFollow, api, followedOf(view)),
      call(loadOwnSaves, api, [view.tool.toolId]),
      call(loadAwaited, api, comingLaunch(view.launches)?.launchId),
    ])
  }
  yield* call(loadOwnTool, api, name, selectKnownVote)
}

function* load({ api, ...place }: PageContext) {
  const name = nameIn(place)
  yield* all([call(loadTool, api, name), call(loadNeighbours, api, name), call(loadAlternatives, api, fewOf(name))])
  const view = yield* select(selectToolView(nameIn(place)))
  if (view?.status === 'ready') yield* call(loadCounts, api, followedOf(view))
}

const shownTool =
  (place: Place) =>
  (state: { readonly tools: ToolsState }): Followed | undefined => {
    const view = selectToolView(nameIn(place))(state)
    return view?.status === 'ready' ? followedOf(view) : undefined
  }

const shownIds =
  (place: Place) =>
  (state: { readonly tools: ToolsState }): readonly string[] =>
    [shownTool(place)(state)?.id ?? []].flat()

const comingAt =
  (place: Place) =>
  (state: { readonly tools: ToolsState }): string | undefined => {
    const view = selectToolView(nameIn(place))(state)
    return view?.status === 'ready' ? comingLaunch(view.launches)?.launchId : undefined
  }

type Shown = Pick<WithAwaited, 'awaited'> &
  WithOwnSaves &
  WithListings &
  WithAlternatives &
  WithProposal & { tools: ToolsState; ownTools: OwnToolsState; toolActs: ToolActsState; follows: FollowsState; ownFollows: OwnFollowsState }

export const page: Page<Shown> = {
  slices: [toolsSlice, followsSlice, listingsSlice, alternativesSlice, proposalSlice],
  ownSlices: [toolActsSlice, ownToolsSlice, ownFollowsSlice, ownSavesSlice, awaitedSlice],
  Component: ToolPage,
  load,
  loadOwn,
  follow: {
    tool: ({ api, live, ...place }) => followTool(api, live, nameIn(place)),
    follows: ({ api, ...place }) => followFollows<{ tools: ToolsState }>(api, { followed: shownTool(place), changes: toolLoaded }),
    alternatives: ({ api }) => followProposal(api),
    saves: ({ api, ...place }) => followOwnSaves<{ tools: ToolsState }>(api, { tools: shownIds(place), changes: toolLoaded }),
    moderation: ({ api, ...place }) => followModeration(api, nameIn(place)),
    launches: ({ api, ...place }) => followAwaited<{ tools: ToolsState }>(api, { launchId: comingAt(place) }),
  },
  /** Without an answer it is not known whether there is such a tool: that is no 404. */
  valid: (state, place) => selectToolView(nameIn(place))(state)?.status !== 'unknown',
  moved: (state, place) => {
    const view = selectToolView(nameIn(place))(state)
    if (view?.status !== 'ready' || view.tool.slug === nameIn(place)) return undefined
    return `/tool/${view.tool.slug}${place.search.size > 0 ? `?${place.search}` : ''}`
  },
  head: (state, place) => {
    const view = selectToolView(nameIn(place))(state)
    if (view?.status !== 'ready') return { title: 'Tool', status: view?.status === 'unreachable' ? 503 : 200, complete: false }
    const { tool, launches, facts } = view
    const launch = shownLaunch(launches)
    const standing = launch?.day && { boardDate: launch.boardDate, rank: launch.day.rank, of: launch.day.of, hidden: launch.hidden }
    return {
      title: `${tool.name}: ${tool.tagline}`,
      description: tool.tagline,
      complete: facts !== null,
      image: `/og/tool/${tool.slug}.png`,
      jsonLd: [
        softwareApplication(tool, standing ?? undefined),
        breadcrumbList([
          { name: 'Categories', path: '/categories' },
          { name: categoryName(tool.category), path: `/categories/${tool.category}` },
          { name: tool.name, path: `/tool/${tool.slug}` },
        ]),
      ],
      canonicalQuery: [],
    }
  },
}
