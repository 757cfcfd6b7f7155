import { useSelector } from 'react-redux'
import { alternativesLabel } from '../features/alternatives/alternatives-labels.ts'
import { followSubjects, loadSubjects } from '../features/alternatives/alternatives-saga.ts'
import { alternativesSlice, selectSubjects, type WithAlternatives } from '../features/alternatives/alternatives-slice.ts'
import { AlternativesUnreachable } from '../features/alternatives/alternatives-unreachable.tsx'
import {
  PAGE_SIZE,
  subjectsAddress,
  subjectsApiAddress,
  subjectsAt,
  type SubjectsPageQuery,
} from '../features/alternatives/alternatives-page-query.ts'
import { ProposeAlternative } from '../features/alternatives/proposal/propose-alternative.tsx'
import { followProposal } from '../features/alternatives/proposal/proposal-saga.ts'
import { proposalSlice, type WithProposal } from '../features/alternatives/proposal/proposal-slice.ts'
import { SubjectCards } from '../features/alternatives/subject-cards.tsx'
import { pagesOf } from '../features/tools/listings/listing-page-query.ts'
import { ListingSkeleton } from '../features/tools/listings/listing-skeleton.tsx'
import type { Page, Place } from '../lib/page/page.ts'
import { usePlace } from '../lib/page/place-context.ts'
import { pageList } from '../lib/seo/item-list.ts'
import { Link } from '../ui/link.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { StageMessage } from '../ui/stage-message.tsx'

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
  const view = useSelector(selectSubjects(subjectsApiAddress(query)))
  const shown = view?.status === 'ready' ? view.shown : undefined
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
      {view?.status === 'unreachable' && <AlternativesUnreachable />}
      {view === undefined && <ListingSkeleton />}
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

export const page: Page<WithAlternatives & WithProposal> = {
  slices: [alternativesSlice, proposalSlice],
  Component: AlternativesPage,
  load: ({ api, ...place }) => loadSubjects(api, subjectsApiAddress(pageQuery(place))),
  follow: {
    subjects: ({ api, ...place }) => followSubjects(api, subjectsApiAddress(pageQuery(place))),
    proposal: ({ api }) => followProposal(api),
  },
  head: (state, place) => {
    const query = pageQuery(place)
    const view = selectSubjects(subjectsApiAddress(query))(state)
    if (view?.status !== 'ready') return { title: TITLE, status: view?.status === 'unreachable' ? 503 : 200, complete: false }
    const { subjects } = view.shown
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
