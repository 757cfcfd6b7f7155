import type { ComponentProps } from 'react'
import { useSelector } from 'react-redux'
import { fewOf } from '../features/alternatives/alternatives-page-query.ts'
import { ToolAlternatives } from '../features/alternatives/tool-alternatives.tsx'
import { AuditLink } from '../features/audits/audit-link.tsx'
import { CommentNumber } from '../features/discussion/counts/comment-count.tsx'
import { commentCountsOf } from '../features/discussion/counts/comment-counts.ts'
import { Thread } from '../features/discussion/thread/thread.tsx'
import { ownThreadResources, threadResources } from '../features/discussion/thread/thread-resources.ts'
import { MoreButton } from '../features/boundaries/more-button.tsx'
import type { MoreOf } from '../features/discussion/thread/thread-view.ts'
import { FollowButton } from '../features/follows/follow-button.tsx'
import { ownFollows, toolCounts, TOOLS } from '../features/follows/following.ts'
import { categoryName } from '../features/tools/listings/listing-labels.ts'
import { rated } from '../features/reviews/rated.ts'
import { RatingLink, ReviewNumber } from '../features/reviews/rating-link.tsx'
import { ownReviewsResources, ratingOf, reviewsOf, reviewsResources } from '../features/reviews/review-resources.ts'
import { Reviews } from '../features/reviews/reviews.tsx'
import { reviewsQueryIn } from '../features/reviews/reviews-query.ts'
import { Gallery } from '../features/tools/gallery/gallery.tsx'
import { LinksCard } from '../features/tools/links-card.tsx'
import { MissingPictures } from '../features/tools/missing-pictures.tsx'
import { neighbours, Neighbours } from '../features/tools/listings/neighbours.tsx'
import { BestTools } from '../features/tools/listings/best-tools.tsx'
import { ModerationCard } from '../features/tools/moderation/moderation-card.tsx'
import { MakersCard } from '../features/tools/makers-card.tsx'
import { ReceiptCard } from '../features/tools/receipt-card.tsx'
import { StandingCard } from '../features/tools/standing-card.tsx'
import { comingLaunch, shownLaunch } from '../features/tools/tool.ts'
import { softwareApplication } from '../features/tools/software-application.ts'
import { ToolHeader } from '../features/tools/tool-header.tsx'
import { ToolSkeleton } from '../features/tools/tool-skeleton.tsx'
import { ToolTabs } from '../features/tools/tool-tabs.tsx'
import { receipts } from '../features/tools/tool-resources.ts'
import { factsAt, type ReadyTool, toolAt, useReadyTool, whyAt } from '../features/tools/use-tool.ts'
import { WhyCard } from '../features/tools/why-card.tsx'
import { ownAwaited } from '../features/launches/coming-soon/awaited.ts'
import { ComingSoonCard } from '../features/launches/coming-soon/coming-soon-card.tsx'
import { ReceiptTrace } from '../features/launches/receipt-trace.tsx'
import { InvitationCard } from '../features/tools/invitations/invitation-card.tsx'
import { ownInvitation } from '../features/tools/invitations/own-invitation.ts'
import { SaveButton } from '../features/saves/save-button.tsx'
import { ownSaves } from '../features/saves/saving.ts'
import { unknownVotes } from '../features/voting/own-votes.ts'
import { VoteButton } from '../features/voting/vote-button.tsx'
import type { WithVoting } from '../features/voting/voting-selectors.ts'
import { ownBoundaries } from '../lib/boundaries/own-boundaries.ts'
import { OwnPart } from '../lib/page/own-part.tsx'
import type { Page, Place } from '../lib/page/page.ts'
import { usePlace } from '../lib/page/place-context.ts'
import type { ResourceState } from '../lib/resources/keep-resources.ts'
import { selectData } from '../lib/resources/resources-slice.ts'
import { useData, useResource } from '../lib/resources/use-resource.ts'
import { selectMayModerate } from '../lib/session/session-slice.ts'
import { breadcrumbList } from '../lib/seo/breadcrumb-list.ts'
import { Link } from '../ui/link.tsx'
import { grouped } from '../ui/grouped.ts'
import { ShareButton } from '../ui/share-button.tsx'
import { StageMessage } from '../ui/stage-message.tsx'
import { Unreachable } from '../ui/unreachable.tsx'

const ToolPage = () => {
  const place = usePlace()
  const { status, refetch } = useResource(toolAt(place))
  const name = nameIn(place)
  if (status === 'missing')
    return (
      <StageMessage title="There is no such tool" lit={false} heading="h1">
        <p>It may have been taken off the stage meanwhile.</p>
        <SeeDecision name={name} />
      </StageMessage>
    )
  if (status === 'unreachable') return <Unreachable what="this tool" heading="h1" onRetry={refetch} />
  if (status !== 'ready') return <ToolSkeleton />
  return (
    // Where it is narrow, what stands beside it joins the one column: its standing above the tabs, and all else below them.
    <div className="tool-columns flex flex-col gap-x-11 gap-y-8 lg:grid lg:grid-cols-[minmax(0,1fr)_300px]">
      <div className="contents min-w-0 content-start gap-8 lg:grid">
        <ToolHeader vote={<Vote />} acts={<Acts />} rating={<Rating />} />
        <ToolGallery />
        <div className="min-w-0 max-lg:order-2">
          <ToolTabs comments={<Comments />} commentCount={<HowManyComments />} reviews={<ToolReviews />} reviewCount={<HowManyReviews />} />
        </div>
        {/* On narrow screens links to other pages come last. */}
        <div className="grid gap-8 max-lg:order-last">
          <ToolAlternatives tool={name}>{(tools) => <BestTools tools={tools} wide />}</ToolAlternatives>
          <Neighbours tool={name} />
        </div>
      </div>
      <aside aria-label="Standing and makers" className="content-start gap-4.5 max-lg:contents lg:grid">
        <div className="grid gap-4.5 empty:hidden max-lg:order-1">
          <OwnPart>
            <InvitationCard />
          </OwnPart>
          <ComingSoon />
          <StandingCard />
        </div>
        <div className="grid gap-4.5 max-lg:order-3">
          <WhyCard />
          <ReceiptCard check={(checkable) => <ReceiptTrace checkable={checkable} />} />
          <MakersCard />
          <LinksCard />
          <OwnPart>
            <ModerationCard />
          </OwnPart>
          <AuditLink audited={{ tool: name }}>Audit its votes</AuditLink>
        </div>
      </aside>
    </div>
  )
}

/** Leads a moderator, who may just have hidden the tool, to where it can be restored. */
const SeeDecision = ({ name }: { readonly name: string }) =>
  useSelector(selectMayModerate) ? (
    <p>
      <Link to={`/moderation/queue?queue=tools&q=${encodeURIComponent(name)}`} className="quiet-link underline">
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

const Comments = () => {
  const tool = useReadyTool()?.tool
  return tool === undefined ? null : (
    <Thread on={{ toolId: tool.toolId }} label={`Write about ${tool.name}`} mayWrite More={MoreAboutComment} />
  )
}

const MoreAboutComment = ({ author, name }: ComponentProps<MoreOf>) => <MoreButton about={{ member: author }} name={name} />

const HowManyComments = () => {
  const tool = useReadyTool()?.tool
  return tool === undefined ? null : <CommentNumber toolId={tool.toolId} />
}

const ToolReviews = () => {
  const tool = useReadyTool()?.tool
  return tool === undefined ? null : <Reviews toolId={tool.toolId} name={tool.name} />
}

const HowManyReviews = () => {
  const tool = useReadyTool()?.tool
  return tool === undefined ? null : <ReviewNumber toolId={tool.toolId} />
}

const Rating = () => {
  const tool = useReadyTool()?.tool
  return tool === undefined ? null : <RatingLink toolId={tool.toolId} slug={tool.slug} />
}

const Vote = () => {
  const view = useReadyTool()
  const launch = view && shownLaunch(view.launches)
  if (view === undefined || launch === undefined || launch.state === 'scheduled') return null
  return (
    <VoteButton
      launchId={launch.launchId}
      name={view.tool.name}
      slug={view.tool.slug}
      points={pointsOf(view)}
      position={view.position}
      state={view.facts?.launch.state ?? launch.state}
      size="l"
      isMain
    />
  )
}

const ComingSoon = () => {
  const view = useReadyTool()
  const coming = view && comingLaunch(view.launches)
  return coming === undefined ? null : <ComingSoonCard launchId={coming.launchId} name={view?.tool.name ?? ''} day={coming.boardDate} />
}

const Followers = ({ toolId }: { readonly toolId: string }) => {
  const { followers } = useData(toolCounts({ toolId })) ?? { followers: 0 }
  return followers === 0 ? null : (
    <span className="text-[13px] text-ink-2 tabular-nums">{`${grouped(followers)} ${followers === 1 ? 'follower' : 'followers'}`}</span>
  )
}

/** What its reader can do with it. */
const Acts = () => {
  const tool = useReadyTool()?.tool
  if (tool === undefined) return null
  const { toolId, slug, name, tagline } = tool
  return (
    <>
      <span className="inline-flex items-center gap-2.5">
        <FollowButton mark={TOOLS} id={toolId} name={name} />
        <Followers toolId={toolId} />
      </span>
      <SaveButton toolId={toolId} name={name} />
      <ShareButton title={`${name}: ${tagline}`} path={`/tool/${slug}`} />
      <MoreButton about={{ tool: { toolId, name } }} name={name} />
    </>
  )
}

/** Null while they are hidden. */
const pointsOf = ({ facts, launches }: ReadyTool): number | null =>
  (facts === null ? shownLaunch(launches)?.day?.points : facts.standing.day?.points) ?? null

const showsComments = ({ search }: Place) => search.get('tab') === 'comments'

const showsReviews = ({ search }: Place) => search.get('tab') === 'reviews'

const nameIn = ({ params }: Place) => params['name'] ?? ''

const countsOf = ({ toolId }: ReadyTool['tool']) => [toolCounts({ toolId }), ...commentCountsOf([toolId]), ratingOf({ toolId })]

/** What search engines read of its reviews: only those that the page shows are named. */
const ratedAt = (place: Place, state: WithVoting & ResourceState, { toolId }: ReadyTool['tool']) => {
  const shown = showsReviews(place) ? selectData(reviewsOf(toolId, reviewsQueryIn(place.search)))(state) : undefined
  return rated(selectData(ratingOf({ toolId }))(state), shown?.list)
}

/** What only its reader sees, of a tool that is known. */
const ownParts = (place: Place, state: WithVoting & ResourceState) => {
  const { tool, launches = [] } = selectData(toolAt(place))(state) ?? {}
  if (tool === undefined) return []
  const { toolId } = tool
  const launch = shownLaunch(launches)
  const coming = comingLaunch(launches)
  const why = whyAt(place)(state)
  return [
    ownBoundaries(),
    ownInvitation({ tool: toolId }),
    ownFollows({ tools: [toolId] }),
    ownSaves({ tools: [toolId] }),
    ...(launch === undefined ? [] : unknownVotes([launch.launchId], state)),
    ...(coming === undefined ? [] : [ownAwaited({ launches: [coming.launchId] })]),
    ...(why === undefined && launch !== undefined && launch.state !== 'scheduled' ? [receipts({ launchId: launch.launchId })] : []),
    ...(why === undefined ? [] : [why]),
    ...(showsComments(place) ? ownThreadResources({ toolId }, place.search, state) : []),
    ...(showsReviews(place) ? ownReviewsResources(toolId, place.search, state) : []),
  ]
}

export const page: Page<WithVoting> = {
  Component: ToolPage,
  resources: (place, state) => {
    const name = nameIn(place)
    const shown = selectData(toolAt(place))(state)
    return [
      toolAt(place),
      neighbours({ tool: name }),
      fewOf(name),
      ...[factsAt(place)(state) ?? []].flat(),
      ...(shown === undefined ? [] : countsOf(shown.tool)),
      ...(shown !== undefined && showsComments(place) ? threadResources({ toolId: shown.tool.toolId }, place.search) : []),
      ...(shown !== undefined && showsReviews(place) ? reviewsResources(shown.tool.toolId, place.search) : []),
    ]
  },
  ownResources: ownParts,
  moved: (state, place) => {
    const slug = selectData(toolAt(place))(state)?.tool.slug
    if (slug === undefined || slug === nameIn(place)) return undefined
    return `/tool/${slug}${place.search.size > 0 ? `?${place.search}` : ''}`
  },
  head: (state, place) => {
    const shown = selectData(toolAt(place))(state)
    if (shown === undefined) return { title: 'Tool' }
    const { tool, launches } = shown
    const facts = factsAt(place)(state)
    const launch = shownLaunch(launches)
    const standing = launch?.day && { boardDate: launch.boardDate, rank: launch.day.rank, of: launch.day.of }
    return {
      title: `${tool.name}: ${tool.tagline}`,
      description: tool.tagline,
      complete: facts === undefined || selectData(facts)(state) !== undefined,
      image: `/og/tool/${tool.slug}.png`,
      jsonLd: [
        { ...softwareApplication(tool, standing ?? undefined), ...ratedAt(place, state, tool) },
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
