import { ReportComment, ReportPost } from '@debut/events/discussion/discussion-commands.ts'
import { type ReportReason, reportReasons } from '@debut/events/discussion/discussion-form.ts'
import { type SubmitEvent, useId, useState } from 'react'
import { useCommand } from '../../../lib/commands/use-command.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogClose } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { WHY_REPORTED } from './report-labels.ts'
import { noteFrom } from './report-note.ts'
import { idOf, type Reported } from './reported.ts'

const OPTIONS = reportReasons.map((value) => ({ value, label: WHY_REPORTED[value] }))
const LONGEST_NOTE = 500

interface Props {
  readonly what: Reported
  readonly name: string
  readonly close: () => void
  readonly focusAfter: () => HTMLElement | null
}

export const ReportDialog = ({ what, name, close, focusAfter }: Props) => {
  const { send, isBusy, isDone, problem } = useCommand(`report ${idOf(what)}`, { saysRefusal: true })
  const [reason, setReason] = useState<ReportReason>()
  const [note, setNote] = useState('')
  const form = useId()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (reason !== undefined) send('postId' in what ? ReportPost : ReportComment, { ...what, reason, note: noteFrom(note) })
  }
  if (isDone)
    return (
      <Dialog
        title="Thanks for your report"
        description="A moderator will look at it. Its author can’t see who reported it."
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
      description="A moderator will look at it. Its author can’t see who reported it."
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
          options={OPTIONS}
          value={reason ?? ''}
          onValueChange={(value) => setReason(reportReasons.find((each) => each === value))}
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
