import { RunAnalysis } from '@debut/events/analyses/analysis-commands.ts'
import type { AnalysisRange } from '@debut/events/analyses/range.ts'
import type { AnyRule, RuleParams } from '@debut/events/analyses/rules/rule.ts'
import { dayAt } from '@debut/events/kernel/days.ts'
import { newUlid } from '@debut/events/kernel/new-ulid.ts'
import { type ReactNode, type SubmitEvent, useContext, useEffect, useEffectEvent, useState } from 'react'
import { useSelector } from 'react-redux'
import * as z from 'zod/mini'
import { selectNow } from '../../lib/clock/clock-slice.ts'
import { useCommand } from '../../lib/commands/use-command.ts'
import { Button } from '../../ui/button.tsx'
import { GoContext } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { addressOf, type AnalysisDraft } from './analysis-draft.ts'
import { pathOf, RESULT_ID } from './analysis-path.ts'
import { RangeFields } from './range-fields.tsx'
import { RuleCards } from './rule-cards.tsx'

interface Props {
  readonly initial: AnalysisDraft
  /** Where no result is shown, the address asks the question that is chosen. */
  readonly keepsAddress: boolean
  /** Beneath the button: what was counted. */
  readonly children?: ReactNode
}

const errorsOf = (rule: AnyRule, params: RuleParams): Readonly<Record<string, string>> => {
  const { error } = z.safeParse(rule.params, params)
  return Object.fromEntries((error?.issues ?? []).map(({ path }) => [String(path[0] ?? ''), wrongWith(rule, String(path[0] ?? ''))]))
}

const WRONG: Readonly<Record<string, string>> = {
  days: 'Use whole days, from 1 to 3,650.',
  product: 'Enter the last part of the product’s address, such as “harrow”.',
  from: 'Choose a day, and a time where there is one.',
  to: 'Choose a day, and a time where there is one.',
}
const MOST_HOURS: Readonly<Record<string, number>> = { 'half-life': 720, 'launch-window': 25 }

const wrongWith = ({ id }: AnyRule, field: string): string => {
  const most = field === 'hours' ? MOST_HOURS[id] : undefined
  return most === undefined ? (WRONG[field] ?? 'This can’t be used.') : `Use whole hours, from 1 to ${most}.`
}

/** Chooses a period and a rule, and ranks. Each answer has an address of its own, so that the browser’s Back leads to the one before. */
export const QuestionForm = ({ initial, keepsAddress, children }: Props) => {
  const [draft, setDraft] = useState(initial)
  /** Of rules that were chosen before: what was typed for them. */
  const [typed, setTyped] = useState<Readonly<Record<string, RuleParams>>>({})
  const [isSent, setIsSent] = useState(false)
  const [jobId, setJobId] = useState<string>()
  const { send, isBusy, isDone, problem } = useCommand(`analysis ${jobId ?? 'new'}`, { saysRefusal: true })
  const today = dayAt(useSelector(selectNow))
  const go = useContext(GoContext)
  const { rule, params, ...range } = draft
  const errors = errorsOf(rule, params)

  const change = (next: AnalysisDraft) => {
    setDraft(next)
    setIsSent(false)
    if (keepsAddress) window.history.replaceState(window.history.state, '', addressOf(next))
  }
  const chooseRule = (next: AnyRule) => {
    setTyped({ ...typed, [rule.id]: params })
    change({ ...range, rule: next, params: typed[next.id] ?? next.initial(range) })
  }
  // Moments of another period lie outside of this one.
  const chooseRange = (next: AnalysisRange) => change({ ...next, rule, params: rule.id === 'two-moments' ? rule.initial(next) : params })

  const leave = useEffectEvent((to: string) => go?.(`${pathOf(to)}#${RESULT_ID}`, false))
  useEffect(() => {
    if (isDone && jobId !== undefined) leave(jobId)
  }, [isDone, jobId])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsSent(true)
    if (Object.keys(errors).length > 0 || isBusy) return
    setJobId(newUlid())
  }
  // The form is about the job by the time that it is sent.
  const ask = useEffectEvent((id: string) => {
    send(RunAnalysis, { jobId: id, ...range, rule: { id: rule.id, version: rule.version, params } })
  })
  useEffect(() => {
    if (jobId !== undefined) ask(jobId)
  }, [jobId])

  return (
    <form className="grid gap-3.5" noValidate onSubmit={submit}>
      <RangeFields range={range} today={today} onChange={chooseRange} />
      <RuleCards
        chosen={rule}
        params={params}
        errors={isSent ? errors : {}}
        onChoose={chooseRule}
        onChange={(next) => change({ ...draft, params: next })}
      />
      {problem !== undefined && <Notice tone="bad">{problem.message}</Notice>}
      <Button type="submit" size="l" busy={isBusy || isDone} className="bg-lime! text-on-lime! hover:brightness-95">
        Re-rank
      </Button>
      {children}
    </form>
  )
}
