import { CheckSection } from '../features/launches/check-section.tsx'
import { DaysSection } from '../features/launches/days-section.tsx'
import { RulesSection } from '../features/launches/rules-section.tsx'
import { beforeIn, daysAt, rules } from '../features/launches/transparency-resources.ts'
import type { Page } from '../lib/page/page.ts'
import { usePlace } from '../lib/page/place-context.ts'
import { selectData } from '../lib/resources/resources-slice.ts'
import { useResource } from '../lib/resources/use-resource.ts'
import { Link } from '../ui/link.tsx'
import { Loading } from '../ui/loading.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Unreachable } from '../ui/unreachable.tsx'

const TransparencyPage = () => (
  <>
    <h1 className="text-[40px] font-[750] tracking-[-0.04em] md:text-[46px]">Transparency</h1>
    <p className="mt-2 max-w-[62ch] text-[16px] text-ink-2">
      You don’t have to trust our count. Here are the rules we count by, what we published for every day, and how to check a vote of your
      own.
    </p>
    <Body />
  </>
)

const Body = () => {
  const place = usePlace()
  const ruled = useResource(rules())
  const published = useResource(daysAt(place))
  const retry = () => {
    ruled.refetch()
    published.refetch()
  }
  if (ruled.status === 'loading' || published.status === 'loading')
    return (
      <Loading what="Loading rules and days">
        <div className="mt-10 grid gap-4">
          <Skeleton className="h-7 w-40" />
          <Skeleton className="h-64 w-full rounded-panel!" />
          <Skeleton className="h-40 w-full rounded-panel!" />
        </div>
      </Loading>
    )
  // Rules and days, or neither.
  if (ruled.status !== 'ready' || published.status !== 'ready')
    return (
      <div className="mt-8">
        <Unreachable what="the record" onRetry={retry} />
      </div>
    )
  return (
    <div className="mt-10 grid gap-14">
      <RulesSection rules={ruled.data} />
      <CheckSection />
      <DaysSection days={published.data.days} hasMore={published.data.hasMore} isNewest={beforeIn(place) === undefined} />
      <section aria-labelledby="moderation">
        <h2 id="moderation" className="text-[26px] font-bold">
          Moderation log
        </h2>
        <p className="mt-2 max-w-[62ch] text-ink-2">
          Votes that were held or voided, hidden texts and tools, and sanctions are listed in the{' '}
          <Link to="/moderation" className="way-link">
            moderation log
          </Link>
          , each with its reason.
        </p>
      </section>
    </div>
  )
}

export const page: Page = {
  Component: TransparencyPage,
  resources: (place) => [rules(), daysAt(place)],
  head: (state, place) => ({
    title: 'Transparency',
    description: 'The rules that votes are counted by, what was published of every day, and how to check a vote of your own.',
    canonicalQuery: ['before'],
    // Rules and days, or neither.
    ...((selectData(rules())(state) === undefined || selectData(daysAt(place))(state) === undefined) && { status: 503, complete: false }),
  }),
}
