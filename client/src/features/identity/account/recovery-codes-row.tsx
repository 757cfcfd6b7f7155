import { useDispatch, useSelector } from 'react-redux'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { recoveryCodesRequested, selectAccount, selectProgress } from './account-slice.ts'

/** How many are left, and new ones for those that are used or lost. */
export const RecoveryCodesRow = () => {
  const { recoveryLeft } = useSelector(selectAccount)
  const { busy, error } = useSelector(selectProgress('recovery'))
  const dispatch = useDispatch()
  const hasNone = recoveryLeft === 0
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 text-[14.5px] text-ink-2">
          {recoveryLeft === null
            ? 'Recovery codes let you in without your second factor.'
            : hasNone
              ? 'You have no recovery codes left. Should you lose your second factor, they let you in.'
              : `${recoveryLeft} of 10 recovery codes left.`}
        </p>
        <Button look="quiet" size="s" busy={busy} onClick={() => dispatch(recoveryCodesRequested())}>
          {hasNone ? 'Make ten codes' : 'Make ten new ones'}
        </Button>
      </div>
      {error !== null && <Notice tone="bad">{error}</Notice>}
    </div>
  )
}
