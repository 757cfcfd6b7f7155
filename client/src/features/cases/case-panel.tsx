import { JudgeVotes } from '@debut/events/cases/case-commands.ts'
import { CaseId, LONGEST_CASE_NOTE, MOST_JUDGED_VOTES, reasonsFor } from '@debut/events/cases/case-form.ts'
import { type Judgement, judgements } from '@debut/events/voting/judgement.ts'
import type { CaseFile, CasePreview } from '@debut/events/cases/case-answers.ts'
import { voteReasonLabel } from '@debut/events/launches/vote-reasons.ts'
import { useEffect, useState } from 'react'
import type { After } from '../../lib/commands/forms-slice.ts'
import { useCommand } from '../../lib/commands/use-command.ts'
import { useData, useResource, useSought } from '../../lib/resources/use-resource.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { Select } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useRested } from '../../ui/use-rested.ts'
import { WaitsNote } from '../../ui/waits-note.tsx'
import { caseFile, casePreview } from './case-resources.ts'
import { DecisionsPart } from './decisions-part.tsx'
import { votesAboutLabel, votesLabel, whyNot, WORDS } from './judgement-words.ts'
import { PreviewPart } from './preview-part.tsx'

interface Props {
  readonly caseId: string
  /** Those that are selected, by the log positions at which they were cast. */
  readonly votes: readonly number[]
  /** What else of the page a decision changes. */
  readonly changes?: After['changes']
}

/** Decides about the selected votes: what would follow, why, and what was decided before. */
export const CasePanel = ({ caseId, votes, changes = [] }: Props) => {
  const query = caseFile({ caseId: CaseId.parse(caseId) })
  const file = useSought(query)
  const all = [query, ...changes]
  return (
    <Card title="Decision" className="content-start">
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
        {file === undefined ? (
          <>
            <Skeleton className="h-9.5 w-full" />
            <Skeleton className="h-40 w-full" />
          </>
        ) : (
          <>
            {file.waitsFor === null ? null : <WaitsNote waitsFor={file.waitsFor} />}
            {file.waitsFor !== null ? null : votes.length === 0 ? (
              <p className="text-[14px]/[1.45] text-ink-2">Select votes to see what a decision about them would change.</p>
            ) : votes.length > MOST_JUDGED_VOTES ? (
              <p className="text-[14px]/[1.45] text-ink-2">
                You selected {votesLabel(votes.length)}. One decision covers up to {votesLabel(MOST_JUDGED_VOTES)}: select fewer.
              </p>
            ) : (
              <DecisionForm file={file} votes={votes} changes={all} />
            )}
            <DecisionsPart file={file.waitsFor === null ? file : withoutUndo(file)} changes={all} />
          </>
        )}
      </div>
    </Card>
  )
}

const withoutUndo = (file: CaseFile): CaseFile => ({ ...file, decisions: file.decisions.map((each) => ({ ...each, undo: [] })) })

const SETTLE_MS = 250

interface FormProps {
  readonly file: CaseFile
  readonly votes: readonly number[]
  readonly changes: After['changes'] & object
}

const DecisionForm = ({ file, votes, changes }: FormProps) => {
  const { caseId, seen } = file
  const [chosen, setChosen] = useState<Judgement>()
  const [reason, setReason] = useState('')
  const [note, setNote] = useState('')
  const rested = useRested(votes.toSorted((one, other) => one - other).join(), SETTLE_MS)
  const first = useSought(casePreview({ caseId, judgement: 'void', votes: rested.split(',') }))
  const judgement = chosen ?? (first !== undefined && whyNot('void', first.states) !== undefined ? 'restore' : 'void')
  const query = casePreview({ caseId, judgement, votes: rested.split(',') })
  const preview = useSought(query)
  const isCurrent = useData(query) !== undefined && rested.split(',').length === votes.length
  const reasons = reasonsFor[judgement]
  const isFitting = reasons.some((each) => each === reason)
  const { send, isBusy, isDone, problem, errors } = useCommand(`deciding in case ${caseId}`, {
    saysRefusal: true,
    changes: [...changes, query],
  })
  const { refetch } = useResource(caseFile({ caseId }))
  const isOutdated = problem?.code === 'decided-meanwhile'
  useEffect(() => {
    if (isOutdated) refetch()
    // oxlint-disable-next-line react/exhaustive-deps -- once for each refusal
  }, [isOutdated])
  useEffect(() => {
    if (isDone) setNote('')
  }, [isDone])
  const label = votesAboutLabel(votes.length, isCurrent ? preview?.about : undefined)
  const why = preview === undefined || !isCurrent ? undefined : whyNotNow(judgement, preview, votes.length, isFitting)
  const decide = () =>
    void send(
      JudgeVotes,
      { caseId, seen, judgement, votes, reason, note: note.trim() === '' ? null : note },
      { title: `${WORDS[judgement].done} ${label}` },
    )
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (why === undefined && isCurrent) decide()
      }}
    >
      <RadioGroup
        legend="What to do with the selected votes"
        hideLegend
        look="segments"
        value={judgement}
        options={judgements.map((each) => ({ value: each, label: WORDS[each].label }))}
        onValueChange={(value) => setChosen(judgements.find((each) => each === value))}
      />
      <p className="text-[13px]/[1.45] text-ink-3">{WORDS[judgement].means}</p>
      <div aria-live="polite" aria-busy={!isCurrent} className={isCurrent ? '' : 'opacity-60'}>
        {preview === undefined ? (
          <Skeleton className="h-40 w-full" />
        ) : (
          <PreviewPart preview={preview} heading={`If you ${WORDS[judgement].label.toLowerCase()} ${label}`} />
        )}
      </div>
      <Select
        label="Reason"
        placeholder="Choose a reason"
        value={isFitting ? reason : ''}
        error={errors['reason']}
        options={[
          ...(isFitting ? [] : [{ value: '', label: 'Choose a reason', disabled: true }]),
          ...reasons.map((each) => ({ value: each, label: voteReasonLabel(each) })),
        ]}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <TextArea
        label="Note"
        optional
        rows={2}
        hint="Only admins read it."
        maxLength={LONGEST_CASE_NOTE}
        value={note}
        error={errors['note']}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      {problem === undefined ? null : (
        <p role="alert" className="text-[13.5px]/[1.45] text-bad">
          {problem.message}
        </p>
      )}
      <div className="grid gap-2">
        <Button
          type="submit"
          // A product may have a long name.
          className="h-auto! min-h-9 py-1.5 whitespace-normal!"
          busy={isBusy}
          disabled={why !== undefined || !isCurrent}
          aria-describedby={`why-${caseId}`}
        >
          {WORDS[judgement].label} {label}
        </Button>
        <p id={`why-${caseId}`} className="min-h-9 text-[13px]/[1.45] text-ink-3">
          {why ?? 'The reason appears in the public moderation log. Names don’t.'}
        </p>
      </div>
    </form>
  )
}

/** Why the button does nothing yet. */
const whyNotNow = (judgement: Judgement, { states, changes }: CasePreview, count: number, hasReason: boolean): string | undefined => {
  const state = whyNot(judgement, states)
  if (state !== undefined) return `${state} Select others, or choose another decision.`
  if (changes < count) {
    const rest = count - changes
    return `${rest === count ? 'None' : `${rest} of ${count}`} ${rest === count ? 'can' : 'can’t'} be judged so: withdrawn on the same day, or cast by a maker.`
  }
  return hasReason ? undefined : 'Choose a reason first.'
}
