import { StaffTextParams } from '@debut/events/moderation/moderation-questions.ts'
import * as z from 'zod/mini'
import { staffText } from '../features/moderation/hidden/staff-texts.ts'
import { StaffTextView } from '../features/moderation/hidden/staff-text-view.tsx'
import { ConductCard } from '../features/moderation/sanctions/conduct-card.tsx'
import type { Page, Place } from '../lib/page/page.ts'
import { usePlace } from '../lib/page/place-context.ts'
import { selectResource } from '../lib/resources/resources-slice.ts'
import { useResource } from '../lib/resources/use-resource.ts'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { ConsolePage } from '../ui/console-page.tsx'
import { Loading } from '../ui/loading.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { StageMessage } from '../ui/stage-message.tsx'
import { Unreachable } from '../ui/unreachable.tsx'
import { moderatedOf } from './moderated-of.ts'

const NO_TEXT = { kind: 'post', id: '' } as const

const textAt = ({ params }: Pick<Place, 'params'>) => staffText(z.safeParse(StaffTextParams, params).data ?? NO_TEXT)

const ModeratedTextPage = () => {
  const query = textAt(usePlace())
  const view = useResource(query)
  switch (view.status) {
    case 'ready': {
      const { text } = view.data
      const { memberId, username } = text.author
      return (
        <ConsolePage
          title="Text and reports"
          above={<Breadcrumb trail={[{ label: 'Moderation', to: '/moderation/queue' }, { label: 'Text' }]} />}
          aside={<ConductCard memberId={memberId} username={username} />}
        >
          <StaffTextView text={text} moderated={moderatedOf(text)} query={query} />
        </ConsolePage>
      )
    }
    case 'unreachable':
      return <Unreachable what="this text" heading="h1" onRetry={view.refetch} />
    case 'missing':
      return (
        <StageMessage title="There is no such text" lit={false} heading="h1">
          <p>Its author may have deleted it.</p>
        </StageMessage>
      )
    default:
      return (
        <Loading what="Loading the text">
          <Skeleton className="h-64 w-full" />
        </Loading>
      )
  }
}

export const page: Page = {
  Component: ModeratedTextPage,
  resources: (place) => [textAt(place)],
  valid: (state, place) => selectResource(textAt(place))(state).status !== 'missing',
  head: (state, place) => ({
    title: 'Text and reports',
    noindex: true,
    complete: true,
    status: selectResource(textAt(place))(state).status === 'unreachable' ? 503 : 200,
  }),
}
