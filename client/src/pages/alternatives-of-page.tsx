import type { Alternatives, Subject } from '@debut/events/alternatives/alternative-answers.ts'
import { AlternativesFilters } from '../features/alternatives/alternatives-filters.tsx'
import { headingOf, introOf } from '../features/alternatives/alternatives-labels.ts'
import {
  addressOf,
  alternativesOf,
  type AlternativesPageQuery,
  PAGE_SIZE,
  pageQueryAt,
  wholeOf,
} from '../features/alternatives/alternatives-page-query.ts'
import { ProposeAlternative } from '../features/alternatives/proposal/propose-alternative.tsx'
import { SubjectMark } from '../features/alternatives/subject-mark.tsx'
import { SaveButton } from '../features/saves/save-button.tsx'
import { savesOf } from '../features/saves/saving.ts'
import { hostOf } from '../features/tools/host-of.ts'
import { pagesOf } from '../features/tools/listings/listing-page-query.ts'
import { BestThree } from '../features/tools/listings/best-three.tsx'
import { ListingRow } from '../features/tools/listings/listing-row.tsx'
import { ListingSkeleton } from '../features/tools/listings/listing-skeleton.tsx'
import type { Page, Place } from '../lib/page/page.ts'
import { usePlace } from '../lib/page/place-context.ts'
import { selectData } from '../lib/resources/resources-slice.ts'
import { useResource } from '../lib/resources/use-resource.ts'
import { breadcrumbList } from '../lib/seo/breadcrumb-list.ts'
import { itemList } from '../lib/seo/item-list.ts'
import { listForCrawlers } from '../lib/seo/list-for-crawlers.ts'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { products } from '../ui/grouped.ts'
import { LinkOutIcon } from '../ui/icons.tsx'
import { Link } from '../ui/link.tsx'
import { BehindList, ListFoot } from '../ui/list-foot.tsx'
import { StageMessage } from '../ui/stage-message.tsx'
import { Unreachable } from '../ui/unreachable.tsx'

const HOME = 'Alternatives'

const pageQuery = (place: Place): AlternativesPageQuery => pageQueryAt(place)
const alternativesAt = (place: Place) => alternativesOf(pageQuery(place))

const AlternativesOfPage = () => {
  const place = usePlace()
  const query = pageQuery(place)
  const view = useResource(alternativesAt(place))
  const shown = view.status === 'ready' ? view.data : undefined
  return (
    <>
      {shown === undefined ? null : (
        <>
          <Head query={query} shown={shown} />
          {shown.all > 0 && <AlternativesFilters query={query} categories={shown.categories} years={shown.years} />}
          <List query={query} shown={shown} />
        </>
      )}
      {view.status === 'unreachable' && <Unreachable what="the alternatives" onRetry={view.refetch} />}
      {view.status === 'loading' && <ListingSkeleton />}
    </>
  )
}

interface Props {
  readonly query: AlternativesPageQuery
  readonly shown: Alternatives
}

const Head = ({ query, shown }: Props) => {
  const { subject } = shown
  const heading = headingOf(query, subject)
  return (
    <>
      <Breadcrumb trail={[{ label: HOME, to: '/alternatives' }, { label: heading }]} />
      <div className="mt-3 flex items-center gap-4">
        <SubjectMark subject={subject} className="size-14 rounded-[15px] md:size-16" />
        <h1 className="min-w-0 text-[32px]/[1.08] font-[750] tracking-[-0.04em] break-words md:text-[42px]/[1.05]">{heading}</h1>
      </div>
      <p className="mt-3 max-w-[62ch] text-[14.5px] text-ink-2">{introOf(query, shown)}</p>
      <div className="mt-3 mb-6 flex flex-wrap items-center gap-x-5 gap-y-2.5">
        <ProposeAlternative to={subject} />
        <Way subject={subject} />
      </div>
    </>
  )
}

/** To what the alternatives are to. */
const Way = ({ subject }: { readonly subject: Subject }) => {
  if (subject.kind === 'tool')
    return (
      <Link to={`/tool/${subject.slug}`} className="way-link">
        About {subject.name}
      </Link>
    )
  return subject.url === null ? null : (
    <a
      href={subject.url}
      rel="nofollow noopener"
      target="_blank"
      className="inline-flex min-h-6 items-center gap-1.5 text-[13.5px] text-ink-2 hover:text-ink hover:underline"
    >
      {hostOf(subject.url)}
      <LinkOutIcon className="size-3.5" />
      <span className="sr-only">, opens another site</span>
    </a>
  )
}

const STAGED = 3
/** With fewer there would be nothing left to compare. */
const ENOUGH_TO_STAGE = 6

const List = ({ query, shown: { tools, total, all } }: Props) => {
  if (tools.length === 0) return <Nothing query={query} total={total} all={all} />
  const before = (query.page - 1) * PAGE_SIZE
  const staged = query.sort === 'best' && query.page === 1 && tools.length >= ENOUGH_TO_STAGE ? STAGED : 0
  return (
    <>
      {staged > 0 && <BestThree tools={tools.slice(0, staged)} Act={Save} />}
      <ol start={before + staged + 1}>
        {tools.slice(staged).map((tool, index) => (
          <ListingRow key={tool.toolId} place={before + staged + index + 1} tool={tool} home="tags" act={<Save tool={tool} />} />
        ))}
      </ol>
      <ListFoot
        label="Pages of alternatives"
        page={query.page}
        pages={pagesOf(total, PAGE_SIZE)}
        href={(page) => addressOf({ ...query, page })}
        before={before}
        shown={tools.length}
        all={products(total)}
      />
    </>
  )
}

const Save = ({ tool: { toolId, name } }: { readonly tool: Alternatives['tools'][number] }) => (
  <SaveButton toolId={toolId} name={name} isSmall />
)

/** Why there is nothing, and the nearest place with something. */
const Nothing = ({ query, total, all }: { readonly query: AlternativesPageQuery; readonly total: number; readonly all: number }) => {
  if (total > 0) return <BehindList top={addressOf({ ...query, page: 1 })} />
  if (all > 0)
    return (
      <StageMessage title="None of this kind, or in this time" lit={false}>
        <p>{`There are ${products(all)} here in all.`}</p>
        <Link to={`/alternatives/${query.name}`} className="way-link">
          Show all of them
        </Link>
      </StageMessage>
    )
  return (
    <StageMessage title="The first one is still to be named" lit={false}>
      <p>Members propose what does the same job. Once it is accepted, it stands here.</p>
      <Link to="/alternatives" className="way-link">
        All alternatives
      </Link>
    </StageMessage>
  )
}

export const page: Page = {
  Component: AlternativesOfPage,
  resources: (place) => [alternativesAt(place)],
  ownResources: (place, state) => savesOf(selectData(alternativesAt(place))(state)?.tools ?? []),
  moved: (state, place) => {
    const slug = selectData(alternativesAt(place))(state)?.subject.slug
    const { name, category } = pageQuery(place)
    if (slug === undefined || slug === name) return undefined
    const path = `/alternatives/${slug}${category === undefined ? '' : `/${category}`}`
    return `${path}${place.search.size > 0 ? `?${place.search}` : ''}`
  },
  head: (state, place) => {
    const shown = selectData(alternativesAt(place))(state)
    if (shown === undefined) return { title: HOME }
    const query = pageQuery(place)
    const title = headingOf(query, shown.subject)
    const whole = wholeOf(query)
    const isWhole = addressOf({ ...query, page: 1 }) === addressOf(whole)
    return {
      title,
      description: introOf(query, shown),
      ...listForCrawlers(isWhole, shown),
      jsonLd: [
        itemList(
          title,
          shown.tools.map(({ name, slug }, index) => ({ name, slug, rank: (query.page - 1) * PAGE_SIZE + index + 1 })),
        ),
        breadcrumbList([
          { name: HOME, path: '/alternatives' },
          ...(query.category === undefined
            ? []
            : [{ name: headingOf({}, shown.subject), path: addressOf({ ...whole, category: undefined }) }]),
          { name: title, path: addressOf(whole) },
        ]),
      ],
    }
  },
}
