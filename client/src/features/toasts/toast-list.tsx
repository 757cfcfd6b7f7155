import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router'
import { ToastIcon, ToastItem, ToastViewport } from '../../ui/toast.tsx'
import type { Toast, ToastAction } from '../../lib/toasts/toast.ts'
import { toastClosed } from '../../lib/toasts/toasts-slice.ts'

export const ToastList = ({ toasts }: { toasts: readonly Toast[] }) => {
  const dispatch = useDispatch()
  const navigate = useNavigate()

  const perform = (action: ToastAction) => {
    if ('dispatch' in action) dispatch(action.dispatch)
    else void navigate(action.to)
  }

  return (
    <ToastViewport>
      {toasts.map(({ icon, actions = [], ...toast }) => (
        <ToastItem
          key={toast.id}
          {...toast}
          {...(icon === undefined ? {} : { icon: <ToastIcon tone={icon} /> })}
          actions={actions.map((action) => ({ label: action.label, onSelect: () => perform(action) }))}
          onClose={() => dispatch(toastClosed(toast.id))}
        />
      ))}
    </ToastViewport>
  )
}
