import { RunAudit } from '@debut/events/audits/audit-commands.ts'
import { dayAt } from '@debut/events/kernel/days.ts'
import { newUlid } from '@debut/events/kernel/new-ulid.ts'
import { type SubmitEvent, useContext, useEffect, useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import { selectNow } from '../../lib/clock/clock-slice.ts'
import { isoAt } from '../../lib/clock/instants.ts'
import { useCommand } from '../../lib/commands/use-command.ts'
import { usePlace } from '../../lib/page/place-context.ts'
import { Button } from '../../ui/button.tsx'
import { GoContext } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { momentInLosAngeles } from '../voting/boards/moment-in-los-angeles.ts'
import { auditsQuery } from './audit-resources.ts'

const SUBJECTS = [
  { value: 'tool', label: 'Product' },
  { value: 'day', label: 'Day' },
  { value: 'range', label: 'Days' },
] as const
type Subject = (typeof SUBJECTS)[number]['value']

const FIRST_DAY = '2000-01-01'

/** What is to be recounted. Links from boards and products bring their own with them, in the address. */
export const AuditForm = () => {
  const { search } = usePlace()
  const go = useContext(GoContext)
  const today = dayAt(useSelector(selectNow))
  const [subject, setSubject] = useState<Subject>(search.has('day') ? 'day' : 'tool')
  const [noMoment, setNoMoment] = useState(false)
  const jobId = useRef('')
  const { send, isBusy, isDone, problem, errors } = useCommand('audit', { saysRefusal: true, changes: [auditsQuery()] })

  useEffect(() => {
    if (isDone && jobId.current !== '') go?.(`/admin/audit/${jobId.current}`, false)
  }, [isDone, go])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const text = (name: string) => String(fields.get(name) ?? '').trim()
    const moment = text('asOf') === '' ? undefined : momentInLosAngeles(text('asOf'))
    const isWrong = text('asOf') !== '' && moment === undefined
    setNoMoment(isWrong)
    if (isWrong) return
    const asOf = moment === undefined ? {} : { asOf: isoAt(moment) }
    jobId.current = newUlid()
    const audited =
      subject === 'tool'
        ? { subject, tool: text('tool').replace(/^.*\/tool\//, ''), ...asOf }
        : subject === 'day'
          ? { subject, day: text('day'), ...asOf }
          : { subject, from: text('from'), to: text('to'), ...asOf }
    send(RunAudit, { jobId: jobId.current, audited })
  }

  const day = { type: 'date', min: FIRST_DAY, max: today, required: true } as const
  return (
    <form onSubmit={submit} className="grid max-w-150 gap-5 rounded-card border border-line-2 bg-surface px-5.5 py-5">
      <RadioGroup
        legend="What to recount"
        hideLegend
        look="segments"
        options={SUBJECTS}
        value={subject}
        onValueChange={(value) => setSubject(value as Subject)}
      />
      {subject === 'tool' && (
        <TextField
          key="tool"
          label="Product"
          name="tool"
          required
          hint="Its address here, or the last part of it: paperplane."
          defaultValue={search.get('tool') ?? ''}
          autoComplete="off"
        />
      )}
      {subject === 'day' && (
        <TextField key="day" label="Day in Los Angeles" name="day" {...day} defaultValue={search.get('day') ?? today} />
      )}
      {subject === 'range' && (
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label="First day" name="from" {...day} defaultValue={search.get('from') ?? today} />
          <TextField label="Last day" name="to" {...day} defaultValue={search.get('to') ?? today} />
        </div>
      )}
      <TextField
        label="Moment in Los Angeles"
        optional
        name="asOf"
        type="datetime-local"
        hint="As it was shown then. Leave it empty for now."
        error={noMoment ? 'That is not a moment.' : undefined}
      />
      {Object.values(errors).length > 0 && <Notice tone="bad">The last day has to follow the first, within 400 days.</Notice>}
      {problem !== undefined && <Notice tone="bad">{problem.message}</Notice>}
      <Button type="submit" busy={isBusy} className="justify-self-start">
        Recount
      </Button>
    </form>
  )
}
