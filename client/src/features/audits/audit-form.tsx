import { MOST_AUDITS_IN_CASE } from '@debut/events/audits/audit-case.ts'
import { RunAudit } from '@debut/events/audits/audit-commands.ts'
import { LookUpMember } from '@debut/events/cases/case-commands.ts'
import { CaseId, LONGEST_LOOKUP_REASON } from '@debut/events/cases/case-form.ts'
import { JobId } from '@debut/events/jobs/job-id.ts'
import { dayAt } from '@debut/events/kernel/days.ts'
import { newUlid } from '@debut/events/kernel/new-ulid.ts'
import { type SubmitEvent, useContext, useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { selectNow } from '../../lib/clock/clock-slice.ts'
import { useCommand } from '../../lib/commands/use-command.ts'
import { usePlace } from '../../lib/page/place-context.ts'
import { useSought } from '../../lib/resources/use-resource.ts'
import { Button } from '../../ui/button.tsx'
import { GoContext } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { auditedIn, type Subject, subjectIn, subjects } from './audited-in.ts'
import { auditsQuery, auditCaseQuery } from './audit-resources.ts'
import { caseLabel } from './case-labels.ts'

const LABELS: Readonly<Record<Subject, string>> = { tool: 'Product', day: 'Day', range: 'Days', member: 'Member' }
const FIRST_DAY = '2000-01-01'

interface Asked {
  readonly jobId: string
  readonly caseId: CaseId | null
  readonly audited: { readonly subject: Subject } & Readonly<Record<string, string>>
}

/** What is to be recounted. To begin with a member takes a reason, which is sent first. */
export const AuditForm = () => {
  const { search } = usePlace()
  const go = useContext(GoContext)
  const [subject, setSubject] = useState(subjectIn(search))
  const [noMoment, setNoMoment] = useState(false)
  const [asked, setAsked] = useState<Asked>()
  const [caseId, setCaseId] = useState(CaseId.safeParse(search.get('case')?.toUpperCase()).data ?? null)
  const audit = useCommand('audit', {
    saysRefusal: true,
    changes: [auditsQuery(), ...(caseId === null ? [] : [auditCaseQuery({ jobId: JobId.parse(caseId) })])],
  })
  const lookUp = useCommand('looking up whom to audit', { saysRefusal: true })
  const isLookUpWrong = lookUp.problem !== undefined || Object.keys(lookUp.errors).length > 0
  const { problem, errors } = subject === 'member' && isLookUpWrong ? lookUp : audit

  useEffect(() => {
    if (audit.isDone && asked !== undefined) go?.(`/admin/audit/${asked.jobId}`, false)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each that is done
  }, [audit.isDone])
  useEffect(() => {
    if (lookUp.isDone && asked?.audited.subject === 'member') audit.send(RunAudit, { ...asked })
    // oxlint-disable-next-line react/exhaustive-deps -- once for each that is done
  }, [lookUp.isDone])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const read = auditedIn(subject, fields)
    setNoMoment('wrong' in read)
    if ('wrong' in read) return
    const next = { jobId: newUlid(), caseId, audited: read.audited }
    setAsked(next)
    if (subject === 'member')
      lookUp.send(LookUpMember, { caseId: caseId ?? next.jobId, username: read.audited['username'], reason: fields.get('reason') })
    else audit.send(RunAudit, { ...next })
  }

  return (
    <form onSubmit={submit} className="grid max-w-150 gap-5 rounded-card border border-line-2 bg-surface px-5.5 py-5">
      <RadioGroup
        legend="What to recount"
        hideLegend
        look="segments"
        options={subjects.map((each) => ({ value: each, label: LABELS[each] }))}
        value={subject}
        onValueChange={(value) => setSubject(subjects.find((each) => each === value) ?? 'tool')}
      />
      <SubjectFields subject={subject} errors={errors} />
      <TextField
        label="Moment in Los Angeles"
        optional
        name="asOf"
        type="datetime-local"
        hint="As it was shown then. Leave it empty for now."
        error={noMoment ? 'That is not a moment.' : undefined}
      />
      <CaseField caseId={caseId} onChange={setCaseId} />
      {errors['audited'] !== undefined && <Notice tone="bad">{WRONG[subject]}</Notice>}
      {problem !== undefined && <Notice tone="bad">{problem.message}</Notice>}
      <Button type="submit" busy={audit.isBusy || lookUp.isBusy} className="justify-self-start">
        Recount
      </Button>
    </form>
  )
}

interface CaseFieldProps {
  readonly caseId: CaseId | null
  readonly onChange: (caseId: CaseId | null) => void
}

/** It draws nothing if there is no case to add to. */
const CaseField = ({ caseId, onChange }: CaseFieldProps) => {
  const own = useSought(auditsQuery())?.cases ?? []
  const options = own.map((each) => ({
    value: each.caseId,
    label: caseLabel(each.title, each.audits),
    disabled: each.audits >= MOST_AUDITS_IN_CASE,
  }))
  // The list has only the admin's own cases, so another admin's case has to be added to it.
  const others = caseId === null || own.some((each) => each.caseId === caseId) ? [] : [{ value: caseId, label: 'The case you came from' }]
  return options.length + others.length === 0 ? null : (
    <Select
      label="Add to a case"
      hint={`Voters have the same pseudonyms in all audits of a case. It covers up to ${MOST_AUDITS_IN_CASE}.`}
      value={caseId ?? ''}
      options={[{ value: '', label: 'New case' }, ...others, ...options]}
      onChange={({ currentTarget: { value } }) => onChange(CaseId.safeParse(value).data ?? null)}
    />
  )
}

const WRONG: Readonly<Record<Subject, string>> = {
  tool: 'Name a product by the last part of its address.',
  day: 'That is not a day.',
  range: 'The last day has to follow the first, within 400 days.',
  member: 'That is not a username.',
}

const SubjectFields = ({ subject, errors }: { readonly subject: Subject; readonly errors: Readonly<Record<string, string>> }) => {
  const { search } = usePlace()
  const today = dayAt(useSelector(selectNow))
  const day = { type: 'date', min: FIRST_DAY, max: today, required: true } as const
  switch (subject) {
    case 'tool':
      return (
        <TextField
          key="tool"
          label="Product"
          name="tool"
          required
          hint="Its address here, or the last part of it: paperplane."
          defaultValue={search.get('tool') ?? ''}
          autoComplete="off"
        />
      )
    case 'day':
      return <TextField key="day" label="Day in Los Angeles" name="day" {...day} defaultValue={search.get('day') ?? today} />
    case 'range':
      return (
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label="First day" name="from" {...day} defaultValue={search.get('from') ?? today} />
          <TextField label="Last day" name="to" {...day} defaultValue={search.get('to') ?? today} />
        </div>
      )
    case 'member':
      return (
        <>
          <TextField
            key="member"
            label="Username"
            name="member"
            required
            defaultValue={search.get('member') ?? ''}
            autoComplete="off"
            error={errors['username'] === undefined ? undefined : WRONG.member}
          />
          <TextArea
            label="Why you look them up"
            name="reason"
            required
            rows={2}
            maxLength={LONGEST_LOOKUP_REASON}
            hint="At least 10 characters. This look-up is recorded. The member can read your reason, without your name."
            error={errors['reason']}
          />
        </>
      )
  }
}
