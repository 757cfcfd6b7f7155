import type { Delivery, InboxMessage } from '@debut/events/support/contact-answers.ts'
import { type ContactId, topicLabels } from '@debut/events/support/contact-form.ts'
import { useSelector } from 'react-redux'
import { TimeAgo } from '../../../lib/clock/time-ago.tsx'
import { useResource, useSought } from '../../../lib/resources/use-resource.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Link } from '../../../ui/link.tsx'
import { StageMessage } from '../../../ui/stage-message.tsx'
import { Unreachable } from '../../../ui/unreachable.tsx'
import { INBOX_PATH, inboxMessage, senderOf } from './inbox.ts'
import { InboxSkeleton } from './inbox-list.tsx'
import { selectInbox } from './inbox-slice.ts'
import { MessageActs } from './message-acts.tsx'
import { ReplyForm } from './reply-form.tsx'
import { StatusBadge } from './status-badge.tsx'
import { WaitsNote } from '../../../ui/waits-note.tsx'

/** One message with what was answered, and what can be done about it. */
export const InboxThread = ({ id }: { readonly id: ContactId }) => {
  useSought(inboxMessage({ id }))
  const view = useResource(inboxMessage({ id }))
  const { deleted } = useSelector(selectInbox)
  if (deleted === id) return <Gone title="Message deleted">The message, its replies and its address are gone.</Gone>
  if (view.status === 'missing') return <Gone title="No such message">It may have been deleted, or only admins can see it.</Gone>
  if (view.status === 'unreachable') return <Unreachable what="this message" onRetry={view.refetch} />
  return view.status === 'ready' ? <Thread message={view.data} /> : <InboxSkeleton />
}

const Gone = ({ title, children }: { readonly title: string; readonly children: string }) => (
  <StageMessage title={title} lit={false}>
    <p>{children}</p>
    <Link to={INBOX_PATH} className="way-link">
      Back to the inbox
    </Link>
  </StageMessage>
)

const Thread = ({ message }: { readonly message: InboxMessage }) => {
  const { id, reference, topic, status, name, email, member, receivedAt, about, receipt, answers, isBounced, revision } = message
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header className="grid gap-2">
        <div className="flex flex-wrap items-center gap-2">
          <StatusBadge status={status} />
          <span className="text-[13.5px] text-ink-3 tabular-nums">{reference}</span>
        </div>
        <h1 className="text-[28px] font-[750] tracking-[-0.03em] break-words md:text-[34px]">{topicLabels[topic]}</h1>
        <dl className="grid gap-1 text-[14px] [&>div]:flex [&>div]:gap-3 [&_dt]:w-18 [&_dt]:shrink-0 [&_dt]:text-ink-3 [&_dd]:min-w-0 [&_dd]:break-words">
          <div>
            <dt>From</dt>
            <dd>
              {name === '' ? null : <bdi>{name}, </bdi>}
              {email}
              {member === null ? ' (visitor)' : null}
            </dd>
          </div>
          {member === null ? null : (
            <div>
              <dt>Member</dt>
              <dd>
                {member.username === null ? (
                  'No username'
                ) : (
                  <Link to={`/profile/${member.username}`} className="way-link">
                    {member.username}
                  </Link>
                )}
              </dd>
            </div>
          )}
          {about === '' ? null : (
            <div>
              <dt>About</dt>
              <dd>
                <About text={about} />
              </dd>
            </div>
          )}
          <div>
            <dt>Receipt</dt>
            <dd>{receipt === null ? 'None: the address got enough of them that day' : RECEIPTS[receipt.kind][receipt.delivery]}</dd>
          </div>
        </dl>
        {isBounced ? (
          <p className="text-[13.5px] text-warn">
            A mail server refused this address, or could not be reached in time. A reply may not arrive.
          </p>
        ) : null}
      </header>
      <ol className="grid gap-4" aria-label="Conversation">
        <Text who={senderOf(message)} at={receivedAt} text={message.message} />
        {answers.map(({ id: answerId, by, at, text, delivery }) => (
          <Text key={answerId} who={by ?? 'A former admin'} at={at} text={text} delivery={delivery} />
        ))}
      </ol>
      {message.waitsFor === null ? (
        <>
          {status === 'spam' ? null : <ReplyForm key={id} id={id} revision={revision} email={email} />}
          <MessageActs message={message} />
        </>
      ) : (
        <WaitsNote waitsFor={message.waitsFor} />
      )}
    </div>
  )
}

const RECEIPTS = {
  copy: { waiting: 'A copy is waiting to be sent', sent: 'A copy was sent', bounced: 'The copy bounced' },
  receipt: { waiting: 'A receipt is waiting to be sent', sent: 'A receipt was sent', bounced: 'The receipt bounced' },
} as const

const DELIVERIES: Readonly<Record<Delivery, { readonly tone: 'plain' | 'good' | 'bad'; readonly label: string }>> = {
  waiting: { tone: 'plain', label: 'Waiting to be sent' },
  sent: { tone: 'good', label: 'Sent' },
  bounced: { tone: 'bad', label: 'Bounced' },
}

interface TextProps {
  readonly who: string
  readonly at: string
  readonly text: string
  /** Of an answer of ours. */
  readonly delivery?: Delivery
}

const Text = ({ who, at, text, delivery }: TextProps) => (
  <li className={`rounded-panel border border-line-2 p-4 ${delivery === undefined ? 'bg-surface' : 'bg-sunken sm:ml-10'}`}>
    <p className="mb-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-[13.5px]">
      <bdi className="font-[620] break-all">{who}</bdi>
      <span className="text-ink-3 tabular-nums">
        <TimeAgo iso={at} />
      </span>
      {delivery === undefined ? null : <Badge tone={DELIVERIES[delivery].tone}>{DELIVERIES[delivery].label}</Badge>}
    </p>
    <p dir="auto" className="text-[15px]/[1.6] break-words whitespace-pre-wrap">
      {text}
    </p>
  </li>
)

/** A path of ours is a link. Anything else is only shown: an admin should not follow what a stranger typed. */
const About = ({ text }: { readonly text: string }) =>
  /^\/[\w-]/.test(text) && !text.includes('\\') ? (
    <Link to={text} className="way-link break-all">
      {text}
    </Link>
  ) : (
    <bdi className="break-all">{text}</bdi>
  )
