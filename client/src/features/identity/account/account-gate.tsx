import type { ReactNode } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { Button } from '../../../ui/button.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { Account } from './account.ts'
import { accountRetryRequested, selectAccount } from './account-slice.ts'

/** The page waits for what only the auth service knows, and says so where it does not answer. */
export const AccountGate = ({ sections, children }: { sections: number; children: (account: Account) => ReactNode }) => {
  const { status, account } = useSelector(selectAccount)
  const dispatch = useDispatch()
  if (account !== null) return children(account)
  if (status === 'unreachable')
    return (
      <div className="border-t border-line-2 py-7 first:border-t-0">
        <Notice
          tone="warn"
          title="We can’t reach your account right now"
          action={
            <Button look="quiet" size="s" onClick={() => dispatch(accountRetryRequested())}>
              Try now
            </Button>
          }
        >
          Nothing is lost. We keep trying.
        </Notice>
      </div>
    )
  return (
    <Loading what="Loading your account">
      {Array.from({ length: sections }, (_, index) => (
        <div
          key={index}
          className="grid gap-x-10 gap-y-4 border-t border-line-2 py-7 first:border-t-0 md:grid-cols-[13.5rem_minmax(0,1fr)]"
        >
          <div className="grid content-start gap-2">
            <Skeleton className="h-5 w-28" />
            <Skeleton className="h-4 w-full max-w-44" />
          </div>
          <Skeleton className="h-9 w-full max-w-90" />
        </div>
      ))}
    </Loading>
  )
}
