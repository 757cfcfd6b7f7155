import { lazy, Suspense } from 'react'
import { useSelector } from 'react-redux'
import { selectToasts } from '../../lib/toasts/toasts-slice.ts'

const ToastList = lazy(async () => ({ default: (await import('./toast-list.tsx')).ToastList }))

/** Nothing until there is a first toast; then also the code that draws it. */
export const Toaster = () => {
  const toasts = useSelector(selectToasts)
  return toasts.length === 0 ? null : (
    <Suspense>
      <ToastList toasts={toasts} />
    </Suspense>
  )
}
