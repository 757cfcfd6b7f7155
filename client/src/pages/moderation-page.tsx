import { alternativesQueue } from '../features/alternatives/moderation/alternatives-queue.tsx'
import { textsQueue } from '../features/discussion/moderation/texts-queue.tsx'
import { launchesQueue } from '../features/launches/moderation/launches-queue.tsx'
import { appealsQueue } from '../features/moderation/appeals/appeals-queue.tsx'
import { hiddenQueue } from '../features/moderation/hidden/hidden-queue.tsx'
import { AuthorHistory } from '../features/moderation/sanctions/author-history.tsx'
import { continuedQueue } from '../features/moderation/sanctions/continued-queue.tsx'
import { reviewsQueue } from '../features/reviews/moderation/reviews-queue.tsx'
import { tagsQueue } from '../features/tags/moderation/tags-queue.tsx'
import { toolsQueue } from '../features/tools/moderation/tools-queue.tsx'
import type { Page } from '../lib/page/page.ts'
import { selectResource } from '../lib/resources/resources-slice.ts'
import { ConsolePage } from '../ui/console-page.tsx'
import type { AnyQueue } from '../ui/queues/queue.ts'
import { queriesOf, Queues } from '../ui/queues/queues.tsx'
import { moderatedOf } from './moderated-of.ts'

/** What moderators decide about. */
const queues: readonly AnyQueue[] = [
  appealsQueue,
  continuedQueue,
  toolsQueue,
  textsQueue(AuthorHistory),
  reviewsQueue(AuthorHistory),
  alternativesQueue,
  tagsQueue,
  launchesQueue,
  hiddenQueue({ moderated: moderatedOf, History: AuthorHistory }),
]

const ModerationPage = () => (
  <ConsolePage title="Moderation" lead="Every decision goes in the log, with its reason. The oldest come first.">
    <Queues queues={queues} />
  </ConsolePage>
)

export const page: Page = {
  Component: ModerationPage,
  resources: (place) => queriesOf(queues, place),
  head: (state, place) => ({
    title: 'Moderation',
    noindex: true,
    complete: true,
    status: queriesOf(queues, place).some((query) => selectResource(query)(state).status === 'unreachable') ? 503 : 200,
  }),
}
