import type { ComponentType } from 'react'
import { AlternativesQueue } from '../features/alternatives/moderation/alternatives-queue.tsx'
import { proposals } from '../features/alternatives/moderation/proposals.ts'
import { moderatedTexts } from '../features/discussion/moderation/moderated-texts.ts'
import { TextsQueue } from '../features/discussion/moderation/texts-queue.tsx'
import { launchesAt } from '../features/launches/moderation/moderated-launches.ts'
import { ModerationView } from '../features/launches/moderation/moderation-view.tsx'
import { moderatedReviews } from '../features/reviews/moderation/moderated-reviews.ts'
import { ReviewsQueue } from '../features/reviews/moderation/reviews-queue.tsx'
import { tagsAt } from '../features/tags/moderation/moderated-tags.ts'
import { TagsQueue } from '../features/tags/moderation/tags-queue.tsx'
import { moderatedToolsAt } from '../features/tools/moderation/moderated-tools.ts'
import { ToolsQueue } from '../features/tools/moderation/tools-queue.tsx'
import type { Page, Place } from '../lib/page/page.ts'
import type { AnyQuery } from '../lib/resources/resource.ts'
import { selectResource } from '../lib/resources/resources-slice.ts'

/** What admins decide on. */
const sections: readonly ComponentType[] = [ToolsQueue, TextsQueue, ReviewsQueue, AlternativesQueue, TagsQueue, ModerationView]

const ModerationPage = () => (
  <>
    <h1 className="text-[40px] font-[750] tracking-[-0.04em] md:text-[46px]">Moderation</h1>
    <p className="mt-2 mb-9 max-w-[62ch] text-[14.5px] text-ink-2">Whatever is done here is in the log, with its reason.</p>
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      {sections.map((Section, index) => (
        <Section key={index} />
      ))}
    </div>
  </>
)

const queues = (place: Place): readonly AnyQuery[] => [
  moderatedToolsAt(place),
  moderatedTexts(),
  moderatedReviews(),
  proposals(),
  tagsAt(place),
  launchesAt(place),
]

export const page: Page = {
  Component: ModerationPage,
  resources: queues,
  head: (state, place) => ({
    title: 'Moderation',
    noindex: true,
    complete: true,
    status: queues(place).some((queue) => selectResource(queue)(state).status === 'unreachable') ? 503 : 200,
  }),
}
