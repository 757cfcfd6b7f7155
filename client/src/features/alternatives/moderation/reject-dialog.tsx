import { RejectReason } from '@debut/events/alternatives/alternative-form.ts'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogClose } from '../../../ui/dialog.tsx'
import { Select } from '../../../ui/select.tsx'
import { verdictAsked } from './queue-slice.ts'

export const WHY_REJECTED: Readonly<Record<RejectReason, string>> = {
  'not-alike': 'They don’t do the same job',
  'unknown-product': 'Nobody knows this product',
  'wrong-details': 'Its name or address is wrong',
  duplicate: 'It is here under another name',
  spam: 'Spam',
  unlawful: 'Unlawful',
  mistake: 'It was a mistake',
}

interface Props {
  readonly alternativeId: string
  readonly names: string
  readonly busy: boolean
}

/** Never without a reason: it is in the log. */
export const RejectDialog = ({ alternativeId, names, busy }: Props) => {
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState<RejectReason>()
  const dispatch = useDispatch()
  const reject = () => {
    if (reason === undefined) return
    dispatch(verdictAsked({ alternativeId, reason }))
    setOpen(false)
    setReason(undefined)
  }
  return (
    <Dialog
      title={`Turn down ${names}?`}
      description="They are not shown as alternatives. Where only the name or the address is wrong, the pair can be proposed again in better words."
      size="s"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button look="danger" size="s" className="needs-script" busy={busy} aria-label={`Turn down ${names}`}>
          Turn down
        </Button>
      }
      footer={
        <>
          <DialogClose>
            <Button look="quiet">Leave it</Button>
          </DialogClose>
          <Button look="danger" disabled={reason === undefined} onClick={reject}>
            Turn it down
          </Button>
        </>
      }
    >
      <Select
        label="Because"
        placeholder="Choose a reason"
        options={RejectReason.options.map((value) => ({ value, label: WHY_REJECTED[value] }))}
        onChange={({ currentTarget: { value } }) => setReason(RejectReason.safeParse(value).data)}
      />
    </Dialog>
  )
}
