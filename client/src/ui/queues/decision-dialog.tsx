import { useState } from 'react'
import { Button } from '../button.tsx'
import { Dialog, DialogClose } from '../dialog.tsx'
import { Select } from '../select.tsx'
import type { Confirmation, Filled, Sendable } from './queue.ts'

interface Props {
  readonly confirm: Confirmation
  /** What was chosen and typed before, and refused. */
  readonly before: Sendable['payload']
  readonly open: boolean
  readonly onClose: () => void
  readonly onConfirm: (payload: Sendable['payload']) => void
  readonly focusAfter: () => HTMLElement | null
}

/** Says what a decision leads to, and asks for its reason and for what else it needs. */
export const DecisionDialog = ({ confirm, before, open, onClose, onConfirm, focusAfter }: Props) => {
  const { title, follows, act, tone = 'plain', reasons, likely, fields } = confirm
  const [reason, setReason] = useState(() => reasons?.find(({ value }) => value === (before['reason'] ?? likely))?.value)
  const [filled, setFilled] = useState<Filled>()
  const isReady = (reasons === undefined || reason !== undefined) && (fields === undefined || filled !== undefined)
  return (
    <Dialog
      title={title}
      size="s"
      open={open}
      onOpenChange={onClose}
      focusAfter={focusAfter}
      footer={
        <>
          <DialogClose>
            <Button look="quiet">Cancel</Button>
          </DialogClose>
          <Button
            look={tone === 'danger' ? 'danger' : 'primary'}
            disabled={!isReady}
            onClick={() => onConfirm({ ...filled?.payload, ...(reason !== undefined && { reason }) })}
          >
            {filled?.act ?? act}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <ul aria-label="What follows" className="grid list-disc gap-1.5 pl-5 text-[14.5px] text-ink-2">
          {follows.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        {reasons === undefined ? null : (
          <Select
            label="Reason"
            placeholder="Choose a reason"
            hint="The log keeps it with the decision."
            options={reasons}
            {...(reason !== undefined && { defaultValue: reason })}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        )}
        {fields?.(setFilled, before, reason)}
      </div>
    </Dialog>
  )
}
