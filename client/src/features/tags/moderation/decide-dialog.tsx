import { type ReactNode, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogClose } from '../../../ui/dialog.tsx'
import { type Decision, selectTagsQueue, tagDecided } from './tags-queue-slice.ts'

type Props = {
  readonly tag: string
  /** On the button that opens it. */
  readonly label: string
  readonly look?: 'quiet' | 'danger'
  readonly title: string
  readonly text: ReactNode
  /** On the button that does it. */
  readonly act: string
  /** Undefined while something is missing. */
  readonly decision: Decision | undefined
  readonly onOpen?: () => void
  readonly children?: ReactNode
}

/** Says what will follow, and asks once more. */
export const DecideDialog = ({ tag, label, look = 'quiet', title, text, act, decision, onOpen, children }: Props) => {
  const [open, setOpen] = useState(false)
  const busy = useSelector(selectTagsQueue).busy.includes(tag)
  const dispatch = useDispatch()
  const decide = () => {
    if (decision === undefined) return
    dispatch(tagDecided(decision))
    setOpen(false)
  }
  return (
    <Dialog
      title={title}
      description={text}
      size="s"
      open={open}
      onOpenChange={(next) => {
        setOpen(next)
        if (next) onOpen?.()
      }}
      trigger={
        <Button look={look} size="s" className="needs-script" busy={busy} aria-label={`${label} ${tag}`}>
          {label}
        </Button>
      }
      footer={
        <>
          <DialogClose>
            <Button look="quiet">Leave it</Button>
          </DialogClose>
          <Button look={look === 'danger' ? 'danger' : 'primary'} disabled={decision === undefined} onClick={decide}>
            {act}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}

/** "its 3 products". */
export const itsProducts = (tools: number): string => (tools === 1 ? 'its one product' : `its ${tools.toLocaleString('en-US')} products`)
