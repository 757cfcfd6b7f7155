import { type ReactNode, useState } from 'react'
import type { ButtonLook, ButtonSize } from './button-class.ts'
import { Button } from './button.tsx'
import { Dialog, DialogClose } from './dialog.tsx'

type Props = {
  /** On the button that opens it. */
  readonly label: string
  /** Read out instead, where several such buttons stand on a page. */
  readonly fullLabel?: string
  readonly look?: ButtonLook
  readonly size?: ButtonSize
  readonly busy?: boolean
  readonly title: string
  readonly text: string
  /** On the button that does it. */
  readonly act: string
  readonly actLook?: ButtonLook
  /** On the button that does nothing. */
  readonly leave?: string
  /** False while something is missing. */
  readonly isReady?: boolean
  readonly onAct: () => void
  readonly children?: ReactNode
}

/** Says what will follow, and asks once more. */
export const ConfirmDialog = ({ look = 'quiet', size = 's', leave = 'Leave it', isReady = true, onAct, ...props }: Props) => {
  const { label, fullLabel, busy = false, title, text, act, actLook = 'primary', children } = props
  const [open, setOpen] = useState(false)
  const confirm = () => {
    onAct()
    setOpen(false)
  }
  return (
    <Dialog
      title={title}
      description={text}
      size="s"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button look={look} size={size} className="needs-script" busy={busy} aria-label={fullLabel}>
          {label}
        </Button>
      }
      footer={
        <>
          <DialogClose>
            <Button look="quiet">{leave}</Button>
          </DialogClose>
          <Button look={actLook} disabled={!isReady} onClick={confirm}>
            {act}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
