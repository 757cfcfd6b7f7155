import { INBOX_PAGE, type InboxRow } from '@debut/events/support/contact-answers.ts'
import { contactStatuses, topicLabels, topics } from '@debut/events/support/contact-form.ts'
import { TimeAgo } from '../../../lib/clock/time-ago.tsx'
import { usePlace } from '../../../lib/page/place-context.ts'
import { useResource, useSought } from '../../../lib/resources/use-resource.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Choices } from '../../../ui/choices.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Link } from '../../../ui/link.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { Select } from '../../../ui/select.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { StageMessage } from '../../../ui/stage-message.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { Unreachable } from '../../../ui/unreachable.tsx'
import { type Chosen, chosenIn, INBOX_PATH, inboxList, inboxPath, messagePath, senderOf, statusLabels } from './inbox.ts'
import { StatusBadge } from './status-badge.tsx'

export const InboxList = () => {
  const chosen = chosenIn(usePlace().search)
  // Only browsers ask the service that keeps messages, so the page itself is drawn without them.
  const sought = useSought(inboxList(chosen))
  const view = useResource(inboxList(chosen))
  if (view.status === 'missing') return <NoInbox />
  if (view.status === 'unreachable') return <Unreachable what="the inbox" onRetry={view.refetch} />
  const data = view.status === 'ready' ? view.data : sought
  const counts = data?.counts
  return (
    <>
      <Choices
        label="Status"
        choices={[
          ...contactStatuses.map((status) => ({
            label: statusLabels[status],
            to: inboxPath({ ...chosen, q: '', status, page: 1 }),
            isChosen: chosen.status === status,
            count: counts?.[status],
          })),
          { label: 'All', to: inboxPath({ ...chosen, q: '', status: undefined, page: 1 }), isChosen: chosen.status === undefined },
        ]}
      />
      <Search chosen={chosen} />
      {view.status === 'ready' ? <Rows chosen={chosen} messages={view.data.messages} total={view.data.total} /> : <InboxSkeleton />}
    </>
  )
}

const Search = ({ chosen: { status, topic, q } }: { readonly chosen: Chosen }) => (
  <form action={INBOX_PATH} role="search" aria-label="Messages" className="mt-6 mb-2 flex flex-wrap items-end gap-3" key={`${topic} ${q}`}>
    {status === undefined ? null : <input type="hidden" name="status" value={status} />}
    <div className="w-full sm:w-52">
      <Select
        label="Topic"
        name="topic"
        defaultValue={topic ?? ''}
        options={[{ value: '', label: 'Any topic' }, ...topics.map((each) => ({ value: each, label: topicLabels[each] }))]}
      />
    </div>
    <div className="min-w-0 flex-1 sm:max-w-88">
      <TextField label="Reference, email or name" name="q" maxLength={254} defaultValue={q} placeholder="C-7KQ2-M4XP" />
    </div>
    <Button type="submit" look="quiet" className="mb-px">
      Find
    </Button>
  </form>
)

interface RowsProps {
  readonly chosen: Chosen
  readonly messages: readonly InboxRow[]
  readonly total: number
}

const Rows = ({ chosen, messages, total }: RowsProps) => {
  if (messages.length === 0)
    return (
      <EmptyState title={chosen.q !== '' || chosen.topic !== undefined ? 'No message found' : 'No messages here'}>
        {chosen.q === '' ? null : 'Check the reference, or look for a part of the address.'}
      </EmptyState>
    )
  return (
    <>
      <ul>
        {messages.map((message) => (
          <Row key={message.id} message={message} saysStatus={chosen.status === undefined} />
        ))}
      </ul>
      <div className="mt-6">
        <Pagination
          label="Pages of messages"
          page={chosen.page}
          pages={Math.ceil(total / INBOX_PAGE)}
          href={(page) => inboxPath({ ...chosen, page })}
        />
      </div>
    </>
  )
}

const Row = ({ message, saysStatus }: { readonly message: InboxRow; readonly saysStatus: boolean }) => {
  const { id, reference, topic, status, receivedAt, replies, isBounced, member, beginning } = message
  return (
    <li className="relative grid gap-1 border-b border-line-2 py-3.5">
      <div className="flex min-w-0 items-baseline justify-between gap-4">
        <Link to={messagePath(id)} className="min-w-0 truncate text-[15.5px] font-[620] after:absolute after:inset-0">
          <bdi>{senderOf(message)}</bdi>
        </Link>
        <span className="text-[13px] whitespace-nowrap text-ink-3 tabular-nums">
          <TimeAgo iso={receivedAt} />
        </span>
      </div>
      <p dir="auto" className="line-clamp-2 text-[14.5px] break-words text-ink-2">
        {beginning}
      </p>
      <div className="mt-1 flex flex-wrap items-center gap-1.5 text-[13px] text-ink-3">
        {saysStatus ? <StatusBadge status={status} /> : null}
        <Badge tone="outline">{topicLabels[topic]}</Badge>
        {isBounced ? <Badge tone="warn">Bounced</Badge> : null}
        <span className="ml-1 tabular-nums">
          {reference}
          {member === null ? ' · visitor' : ' · member'}
          {replies === 0 ? '' : ` · ${replies} ${replies === 1 ? 'reply' : 'replies'}`}
        </span>
      </div>
    </li>
  )
}

/** For whom there is no inbox, there is none. */
const NoInbox = () => (
  <StageMessage title="Only admins can open this" lit={false}>
    <Link to="/contact" className="way-link">
      Write to us
    </Link>
  </StageMessage>
)

export const InboxSkeleton = () => (
  <Loading what="Loading the inbox">
    <div className="mt-4 grid gap-4">
      {['1', '2', '3', '4'].map((row) => (
        <Skeleton key={row} className="h-20 w-full rounded-panel!" />
      ))}
    </div>
  </Loading>
)
