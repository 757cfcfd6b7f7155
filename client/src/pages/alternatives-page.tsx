import { alternativesLabel } from '../features/alternatives/alternatives-labels.ts'
import {
  PAGE_SIZE,
  subjectsAddress,
  subjectsAt,
  subjectsOf,
  type SubjectsPageQuery,
} from '../features/alternatives/alternatives-page-query.ts'
import { ProposeAlternative } from '../features/alternatives/proposal/propose-alternative.tsx'
import { SubjectCards } from '../features/alternatives/subject-cards.tsx'
import { pagesOf } from '../features/tools/listings/listing-page-query.ts'
import { ListingSkeleton } from '../features/tools/listings/listing-skeleton.tsx'
import type { Page, Place } from '../lib/page/page.ts'
import { usePlace } from '../lib/page/place-context.ts'
import { selectData } from '../lib/resources/resources-slice.ts'
import { useResource } from '../lib/resources/use-resource.ts'
import { pageList } from '../lib/seo/item-list.ts'
import { Link } from '../ui/link.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { StageMessage } from '../ui/stage-message.tsx'
import { Unreachable } from '../ui/unreachable.tsx'

const TITLE = 'Alternatives'
/** Of the first page. */
const OPENED = 6
const LEAD = 'What to use instead: of what everybody knows, and of what was launched here. Members propose, and somebody looks at it first.'

const KINDS = [
  { kind: undefined, label: 'All' },
  { kind: 'product', label: 'Well known' },
  { kind: 'tool', label: 'Launched here' },
] as const

const pageQuery = (place: Place): SubjectsPageQuery => subjectsAt(place)

const AlternativesPage = () => {
  const query = pageQuery(usePlace())
  const view = useResource(subjectsOf(query))
  const shown = view.status === 'ready' ? view.data : undefined
  return (
    <>
      <h1 className="text-[36px] font-[750] tracking-[-0.04em] md:text-[44px]">{TITLE}</h1>
      <p className="mt-2 mb-6 max-w-[62ch] text-[14.5px] text-ink-2">{LEAD}</p>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <nav aria-label="Of what" className="segments">
          {KINDS.map(({ kind, label }) => (
            <Link
              key={label}
              to={subjectsAddress({ kind, page: 1 })}
              aria-current={query.kind === kind ? 'page' : undefined}
              className="segment"
            >
              {label}
            </Link>
          ))}
        </nav>
        <ProposeAlternative to={null} />
      </div>
      {shown !== undefined &&
        (shown.subjects.length > 0 ? <SubjectCards subjects={shown.subjects} opened={query.page === 1 ? OPENED : 0} /> : <Nothing />)}
      {shown !== undefined && (
        <div className="mt-8">
          <Pagination
            label="Pages of alternatives"
            page={query.page}
            pages={pagesOf(shown.total, PAGE_SIZE)}
            href={(page) => subjectsAddress({ ...query, page })}
          />
        </div>
      )}
      {view.status === 'unreachable' && <Unreachable what="the alternatives" onRetry={view.refetch} />}
      {view.status === 'loading' && <ListingSkeleton />}
    </>
  )
}

const Nothing = () => (
  <StageMessage title="There is nothing on this page" lit={false}>
    <p>Whatever has an alternative stands here as soon as somebody names one.</p>
    <Link to="/alternatives" className="way-link">
      All alternatives
    </Link>
  </StageMessage>
)

export const page: Page = {
  Component: AlternativesPage,
  resources: (place) => [subjectsOf(pageQuery(place))],
  head: (state, place) => {
    const query = pageQuery(place)
    const shown = selectData(subjectsOf(query))(state)
    if (shown === undefined) return { title: TITLE }
    const { subjects } = shown
    const items = subjects.map(({ subject, tools }, index) => ({
      rank: (query.page - 1) * PAGE_SIZE + index + 1,
      name: `${alternativesLabel(tools)} to ${subject.name}`,
      path: `/alternatives/${subject.slug}`,
    }))
    return {
      title: TITLE,
      description: LEAD,
      canonicalQuery: query.kind === undefined ? ['page'] : [],
      noindex: subjects.length === 0,
      jsonLd: [pageList(TITLE, items)],
    }
  },
}
