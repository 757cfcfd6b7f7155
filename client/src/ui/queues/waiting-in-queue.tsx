import { useResource } from '../../lib/resources/use-resource.ts'
import { Unreachable } from '../unreachable.tsx'
import type { AnyQueue } from './queue.ts'
import { Section } from './section.tsx'
import { useWaiting, WaitingRows } from './waiting-rows.tsx'

/** What waits in one of several queues; nothing where nothing does. */
export const WaitingInQueue = ({ queue }: { readonly queue: AnyQueue }) => {
  const view = useResource(queue.query(''))
  const { shown } = useWaiting(queue, '')
  if (view.status !== 'unreachable' && shown === 0) return null
  return (
    <Section queue={queue}>
      {view.status === 'unreachable' ? <Unreachable what={queue.title.toLowerCase()} onRetry={view.refetch} /> : null}
      <WaitingRows queue={queue} />
    </Section>
  )
}
