import { CaseId } from '@debut/events/cases/case-form.ts'
import type { ComponentProps } from 'react'
import { CasePanel } from '../features/cases/case-panel.tsx'
import { caseFile } from '../features/cases/case-resources.ts'
import { RevealPanel } from '../features/cases/reveal-panel.tsx'
import { ReviewConsole } from '../features/vote-review/review-console.tsx'
import { reviewOf } from '../features/vote-review/reviews.ts'
import type { Page, Place } from '../lib/page/page.ts'
import { usePlace } from '../lib/page/place-context.ts'
import { selectResource } from '../lib/resources/resources-slice.ts'
import { useResource } from '../lib/resources/use-resource.ts'
import { Link } from '../ui/link.tsx'
import { Loading } from '../ui/loading.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { StageMessage } from '../ui/stage-message.tsx'
import { Unreachable } from '../ui/unreachable.tsx'

/** Addresses may write it in lower case. */
const caseAt = ({ params }: Pick<Place, 'params'>) => CaseId.parse((params['id'] ?? '').toUpperCase())

const ReviewPage = () => {
  const caseId = caseAt(usePlace())
  const found = useResource(reviewOf({ caseId }))
  switch (found.status) {
    case 'ready':
      return <ReviewConsole key={caseId} review={found.data} Decide={Decide} />
    case 'unreachable':
      return <Unreachable what="this case" heading="h1" onRetry={found.refetch} />
    case 'missing':
      return (
        <StageMessage title="No votes of this launch were ever held" lit={false} heading="h1">
          <p>
            <Link to="/admin/review" className="underline">
              See the cases that wait
            </Link>
          </p>
        </StageMessage>
      )
    default:
      return (
        <Loading what="Loading the case">
          <Skeleton className="h-80 w-full" />
        </Loading>
      )
  }
}

/** Here features meet: the review says what is known, a case what is made of it. */
const Decide = ({ caseId, votes, looked, changes }: ComponentProps<ComponentProps<typeof ReviewConsole>['Decide']>) => (
  <>
    <CasePanel caseId={caseId} votes={votes} changes={changes} />
    <RevealPanel caseId={caseId} voter={looked?.voter} {...(looked && { vote: looked.position })} changes={changes} />
  </>
)

export const page: Page = {
  Component: ReviewPage,
  resources: (place) => [reviewOf({ caseId: caseAt(place) }), caseFile({ caseId: caseAt(place) })],
  head: (state, place) => {
    const found = selectResource(reviewOf({ caseId: caseAt(place) }))(state)
    return {
      title: found.status === 'ready' ? `Votes on ${found.data.tool?.name ?? 'a removed product'}` : 'Review',
      noindex: true,
      complete: true,
    }
  },
}
