import { followUnsubscribe } from '../features/notifications/unsubscribe/unsubscribe-saga.ts'
import { UnsubscribeForm } from '../features/notifications/unsubscribe/unsubscribe-form.tsx'
import { unsubscribeSlice, type WithUnsubscribe } from '../features/notifications/unsubscribe/unsubscribe-slice.ts'
import type { Page } from '../lib/page/page.ts'
import { usePlace } from '../lib/page/place-context.ts'
import { Link } from '../ui/link.tsx'

const UnsubscribePage = () => {
  const { params } = usePlace()
  return (
    <div className="grid gap-6 pt-12">
      <h1 className="text-center text-[34px]/[1.1] font-[750] tracking-[-0.03em]">Unsubscribe</h1>
      <div className="grid gap-5 rounded-card border border-line-2 bg-surface p-5 shadow-rest sm:p-7">
        <UnsubscribeForm token={params['token'] ?? ''} />
      </div>
      <p className="flex flex-wrap items-center justify-center gap-x-5 gap-y-1 text-[13.5px] text-ink-3">
        <Link to="/settings/communication" className="way-link">
          Email settings
        </Link>
        <Link to="/" className="way-link">
          Back to home
        </Link>
      </p>
    </div>
  )
}

export const page: Page<WithUnsubscribe> = {
  Component: UnsubscribePage,
  slices: [unsubscribeSlice],
  follow: { unsubscribe: ({ api }) => followUnsubscribe(api) },
  head: () => ({ title: 'Unsubscribe', noindex: true }),
}
