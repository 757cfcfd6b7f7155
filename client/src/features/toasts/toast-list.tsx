import { useContext } from 'react'
import { useDispatch } from 'react-redux'
import { AddressContext } from '../../lib/page/address-context.ts'
import { GoContext } from '../../ui/link.tsx'
import { ToastIcon, ToastItem, ToastViewport } from '../../ui/toast.tsx'
import type { Toast, ToastAction } from '../../lib/toasts/toast.ts'
import { toastClosed } from '../../lib/toasts/toasts-slice.ts'

/** A button that leads to the page that is open would do nothing. */
const leadsOnFrom = (path: string) => (action: ToastAction) => !('to' in action && action.to === path)

export const ToastList = ({ toasts }: { toasts: readonly Toast[] }) => {
  const dispatch = useDispatch()
  const navigate = useContext(GoContext)
  const { path } = useContext(AddressContext)

  const perform = (action: ToastAction) => {
    if ('dispatch' in action) dispatch(action.dispatch)
    else navigate?.(action.to, false)
  }

  return (
    <ToastViewport>
      {toasts.map(({ icon, actions = [], ...toast }) => (
        <ToastItem
          key={toast.id}
          {...toast}
          {...(icon === undefined ? {} : { icon: <ToastIcon tone={icon} /> })}
          actions={actions.filter(leadsOnFrom(path)).map((action) => ({ label: action.label, onSelect: () => perform(action) }))}
          onClose={() => dispatch(toastClosed(toast.id))}
        />
      ))}
    </ToastViewport>
  )
}
