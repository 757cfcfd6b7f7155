import type { Notification } from '@debut/events/notifications/notification-answers.ts'
import { messageOf, namelessText, namesOf, targetOf } from '@debut/events/notifications/notification-text.ts'
import { useDispatch } from 'react-redux'
import { overlayClosed } from '../../lib/overlays/overlay-slice.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Face } from '../../ui/face.tsx'
import { Link } from '../../ui/link.tsx'
import type { NotificationGroup } from './notification-groups.ts'
import { NotificationIcon } from './notification-icon.tsx'
import { NotificationTime } from './notification-time.tsx'
import { notificationClicked } from './notifications-slice.ts'

type Props = { group: NotificationGroup; isFresh: boolean }

export const NotificationRow = ({ group: { newest, ids, names, count }, isFresh }: Props) => {
  const dispatch = useDispatch()
  const { type, payload, actor, quote, tool_name: toolName, created_at } = newest
  return (
    <Link
      to={targetOf({ type, payload, username: actor?.username })}
      className={`relative grid grid-cols-[40px_minmax(0,1fr)_auto] gap-3 py-3.25 pr-7.5 pl-5 text-[14.5px]/[1.4] ${
        isFresh ? 'bg-lime-wash/60 hover:bg-lime-wash' : 'hover:bg-sunken'
      }`}
      onClick={() => {
        dispatch(notificationClicked(ids))
        dispatch(overlayClosed())
      }}
    >
      <span className="relative size-10">
        <ActorFace actor={actor} />
        <NotificationIcon type={type} />
      </span>
      <span className="min-w-0 self-center">
        <Says newest={newest} who={namesOf(names, count)} />
        {toolName === null ? null : <span className="font-[560] text-lime-ink"> {toolName}</span>}
        {quote === null ? null : (
          <span className="mt-0.5 block truncate text-[13.5px] text-ink-2">{type === 'tool_review' ? `“${quote}”` : quote}</span>
        )}
      </span>
      <span className={`pt-0.5 text-[12.5px] whitespace-nowrap tabular-nums ${isFresh ? 'text-ink-2' : 'text-ink-3'}`}>
        <NotificationTime iso={created_at} />
      </span>
      {isFresh && (
        <span className="absolute top-4.75 right-3.25 size-2 rounded-full bg-lime">
          <span className="sr-only">New</span>
        </span>
      )}
    </Link>
  )
}

const Says = ({ newest, who }: { newest: Notification; who: string }) => {
  const nameless = namelessText(newest)
  if (nameless !== undefined) return <span className="font-[620]">{nameless}</span>
  return (
    <>
      <span className="font-[620]">{who}</span> {messageOf(newest)}
    </>
  )
}

const ActorFace = ({ actor }: Pick<Notification, 'actor'>) => {
  if (actor === null) return <Avatar seed={null} className="size-10" />
  const { user_id: memberId, avatar_url: avatar, username, tier } = actor
  return <Face member={{ memberId, username, avatar, tier }} className="size-10" />
}
