import { ActsList } from '../features/moderation/log/acts-list.tsx'
import { GroupsNav } from '../features/moderation/log/groups-nav.tsx'
import { actsAt, askedIn, logPath } from '../features/moderation/log/logged-acts.ts'
import type { Page } from '../lib/page/page.ts'
import { usePlace } from '../lib/page/place-context.ts'
import { useResource } from '../lib/resources/use-resource.ts'
import { buttonClass } from '../ui/button-class.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Link } from '../ui/link.tsx'
import { Loading } from '../ui/loading.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Unreachable } from '../ui/unreachable.tsx'

const ModerationLogPage = () => {
  const { group } = askedIn(usePlace())
  return (
    <>
      <h1 className="text-[40px] font-[750] tracking-[-0.04em] md:text-[46px]">Moderation log</h1>
      <p className="mt-2 mb-6 max-w-[62ch] text-[16px] text-ink-2">
        Every act of moderation, with its reason. The{' '}
        <Link to="/community-guidelines" className="way-link">
          guidelines
        </Link>{' '}
        say what the rules are, and how to object.
      </p>
      <GroupsNav chosen={group} />
      <div className="mt-6">
        <Acts />
      </div>
    </>
  )
}

const Acts = () => {
  const place = usePlace()
  const { group, before } = askedIn(place)
  const view = useResource(actsAt(place))
  if (view.status === 'loading')
    return (
      <Loading what="Loading the log">
        <Skeleton className="h-64 w-full rounded-panel!" />
      </Loading>
    )
  if (view.status !== 'ready') return <Unreachable what="the log" onRetry={view.refetch} />
  const { acts, more } = view.data
  const oldest = acts.at(-1)?.position
  return (
    <>
      {acts.length === 0 ? <EmptyState title="No acts here">Nothing of this kind was decided.</EmptyState> : <ActsList acts={acts} />}
      <nav aria-label="Pages of the log" className="mt-5 flex justify-center gap-2">
        {before === undefined ? null : (
          <Link to={logPath({ group })} className={buttonClass('quiet', 'm')}>
            Newest acts
          </Link>
        )}
        {more && oldest !== undefined ? (
          <Link to={logPath({ group, before: oldest })} rel="next" className={buttonClass('quiet', 'm')}>
            Earlier acts
          </Link>
        ) : null}
      </nav>
    </>
  )
}

export const page: Page = {
  Component: ModerationLogPage,
  resources: (place) => [actsAt(place)],
  head: () => ({
    title: 'Moderation log',
    description: 'Every act of moderation on Debut, with its reason: texts, tools, tags, votes, members and appeals.',
    canonicalQuery: ['group', 'before'],
  }),
}
