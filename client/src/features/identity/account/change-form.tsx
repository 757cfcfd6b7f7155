import type { ReactNode, SubmitEvent } from 'react'
import { Button } from '../../../ui/button.tsx'

type Props = {
  submit: string
  busy: boolean
  onSend: (form: HTMLFormElement) => void
  onCancel: () => void
  className?: string
  children: ReactNode
}

/** Fields that are sent, or left as they were. */
export const ChangeForm = ({ submit, busy, onSend, onCancel, className = '', children }: Props) => {
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSend(event.currentTarget)
  }
  return (
    <form onSubmit={send} className={`grid gap-4 ${className}`}>
      {children}
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" busy={busy}>
          {submit}
        </Button>
        <Button look="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
