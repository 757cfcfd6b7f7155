import { DeleteAnalysis, SaveAnalysis } from '@debut/events/analyses/analysis-commands.ts'
import { LONGEST_NAME } from '@debut/events/analyses/analysis-question.ts'
import type { Analysis } from '@debut/events/analyses/analysis-answers.ts'
import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react'
import { useSelector } from 'react-redux'
import { useCommand } from '../../lib/commands/use-command.ts'
import { selectMayAdminister, type SessionState } from '../../lib/session/session-slice.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { BookmarkIcon } from '../../ui/icons.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { analysisAt, SAVED_ON_PAGE, savedAnalyses } from './analysis-queries.ts'

interface Props {
  readonly analysis: Analysis
  /** What it is called unless somebody knows better. */
  readonly suggested: string
}

/** Gives an analysis a name, under which others of the staff find it. */
export const SaveAnalysisButton = ({ analysis: { jobId, saved }, suggested }: Props) => {
  const [open, setOpen] = useState(false)
  const mayAdminister = useSelector((state: { readonly session: SessionState }) => selectMayAdminister(state))
  if (saved !== null && !saved.isOwn && !mayAdminister) return null
  return (
    <Dialog
      title={saved === null ? 'Save this analysis' : 'Rename this analysis'}
      description="Analysts and admins see it in the list. It can be made again from the log whenever it is needed."
      size="s"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button look="quiet" size="s" className="needs-script">
          {saved === null && <BookmarkIcon className="size-3.5" />}
          {saved === null ? 'Save' : 'Rename'}
        </Button>
      }
    >
      <NameForm jobId={jobId} name={saved?.name ?? suggested.slice(0, LONGEST_NAME)} onDone={() => setOpen(false)} />
    </Dialog>
  )
}

interface FormProps {
  readonly jobId: Analysis['jobId']
  readonly name: string
  readonly onDone: () => void
}

const NameForm = ({ jobId, name: given, onDone }: FormProps) => {
  const [name, setName] = useState(given)
  const { send, isBusy, isDone, problem, errors } = useCommand(`save analysis ${jobId}`, {
    changes: [analysisAt({ jobId }), savedAnalyses({ limit: SAVED_ON_PAGE })],
    saysRefusal: true,
    done: { title: 'Saved' },
  })
  const close = useEffectEvent(onDone)
  useEffect(() => {
    if (isDone) close()
  }, [isDone])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    send(SaveAnalysis, { jobId, name })
  }
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <TextField
        label="Name"
        maxLength={LONGEST_NAME}
        value={name}
        error={'name' in errors ? 'Use 3 to 80 characters.' : undefined}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      {problem !== undefined && <Notice tone="bad">{problem.message}</Notice>}
      <Button type="submit" busy={isBusy} className="justify-self-end">
        Save
      </Button>
    </form>
  )
}

export const DeleteAnalysisButton = ({ analysis: { jobId, saved } }: Pick<Props, 'analysis'>) => {
  const { send, isBusy } = useCommand(`delete analysis ${jobId}`, {
    changes: [analysisAt({ jobId }), savedAnalyses({ limit: SAVED_ON_PAGE })],
    refused: 'The analysis was not deleted',
  })
  const mayAdminister = useSelector((state: { readonly session: SessionState }) => selectMayAdminister(state))
  if (saved === null || (!saved.isOwn && !mayAdminister)) return null
  return (
    <ConfirmDialog
      label="Delete"
      look="ghost"
      busy={isBusy}
      title="Delete this analysis from the list?"
      text="It goes for all analysts and admins. Its link still works while the result is kept."
      act="Delete"
      actLook="danger"
      leave="Keep it"
      onAct={() => void send(DeleteAnalysis, { jobId }, { title: 'Deleted from the list' })}
    />
  )
}
