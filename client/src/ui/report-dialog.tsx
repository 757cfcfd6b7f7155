import { type SubmitEvent, useId, useState } from 'react'
import { Button } from './button.tsx'
import { Dialog, DialogClose } from './dialog.tsx'
import { Notice } from './notice.tsx'
import { RadioGroup } from './radio-group.tsx'
import { TextArea } from './text-area.tsx'

export interface ReportDialogProps {
  /** What is reported, as "Aya’s comment". */
  readonly name: string
  readonly close: () => void
  readonly focusAfter: () => HTMLElement | null
}

interface Props<Reason> extends ReportDialogProps {
  readonly reasons: readonly { readonly value: Reason; readonly label: string }[]
  readonly isBusy: boolean
  readonly isDone: boolean
  /** The reader had reported it before. */
  readonly wasDone: boolean
  /** Why the report was refused. */
  readonly problem: { readonly message: string } | undefined
  readonly onReport: (reason: Reason, note: string) => void
}

const LONGEST_NOTE = 500
const WHAT_FOLLOWS = 'A moderator will look at it. Its author can’t see who reported it.'
const REPORTED_BEFORE = 'Your first report counts, so this one was not added. Its author can’t see who reported it.'

/** Asks what is wrong with what somebody wrote, and thanks for the report. */
export const ReportDialog = <Reason extends string>({
  name,
  close,
  focusAfter,
  reasons,
  isBusy,
  isDone,
  wasDone,
  problem,
  onReport,
}: Props<Reason>) => {
  const [reason, setReason] = useState<Reason>()
  const [note, setNote] = useState('')
  const form = useId()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (reason !== undefined) onReport(reason, note)
  }
  if (isDone)
    return (
      <Dialog
        title={wasDone ? 'You’ve reported this already' : 'Thanks for your report'}
        description={wasDone ? REPORTED_BEFORE : WHAT_FOLLOWS}
        size="s"
        open
        onOpenChange={close}
        focusAfter={focusAfter}
        footer={<Button onClick={close}>Done</Button>}
      />
    )
  return (
    <Dialog
      title={`Report ${name}`}
      description={WHAT_FOLLOWS}
      size="s"
      open
      onOpenChange={close}
      focusAfter={focusAfter}
      footer={
        <>
          <DialogClose>
            <Button look="quiet">Cancel</Button>
          </DialogClose>
          <Button type="submit" form={form} busy={isBusy} disabled={reason === undefined}>
            Report
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="grid gap-5">
        <RadioGroup
          legend="What is wrong?"
          options={reasons}
          value={reason ?? ''}
          onValueChange={(value) => setReason(reasons.find((each) => each.value === value)?.value)}
        />
        <TextArea
          label="Anything we should know?"
          optional
          rows={2}
          maxLength={LONGEST_NOTE}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        {problem === undefined ? null : <Notice tone="bad">{problem.message}</Notice>}
      </form>
    </Dialog>
  )
}
