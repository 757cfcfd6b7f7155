import { OpenCases } from '../features/vote-review/open-cases.tsx'
import { openReviews } from '../features/vote-review/reviews.ts'
import type { Page } from '../lib/page/page.ts'
import { ConsolePage } from '../ui/console-page.tsx'

const ReviewsPage = () => (
  <ConsolePage title="Review" lead="Votes that are held until somebody decides about them. Those that wait longest come first.">
    <OpenCases />
  </ConsolePage>
)

export const page: Page = {
  Component: ReviewsPage,
  resources: () => [openReviews()],
  head: () => ({ title: 'Review', noindex: true, complete: true }),
}
