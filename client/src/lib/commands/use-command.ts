import type { CommandDefinition } from '@debut/events/kernel/define-command.ts'
import { useEffect, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import * as z from 'zod/mini'
import { fieldErrors, type Problem } from '../api/problem.ts'
import { type After, type Form, formForgotten, formSent, selectForm } from './forms-slice.ts'
import { commandRequested } from './outbox-slice.ts'

/** Says what is wrong with each field, by the command's own schema or by the server. */
type FieldErrors = Readonly<Record<string, string>>

interface CommandForm {
  /** False where a field is wrong: nothing is sent then. What is done may depend on what is sent. */
  readonly send: (command: CommandDefinition, payload: Readonly<Record<string, unknown>>, done?: After['done']) => boolean
  /** It was sent and is not answered, perhaps as there is no network. */
  readonly isBusy: boolean
  readonly isDone: boolean
  /** It had been done before, so that nothing has changed now. */
  readonly wasDone: boolean
  /** Why it was refused. */
  readonly problem: Problem | undefined
  /** What was refused, so that its sender need not type it again. */
  readonly refused: Form['refused'] | undefined
  readonly errors: FieldErrors
}

const errorsIn = ({ issues }: z.core.$ZodError): FieldErrors =>
  Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0] ?? ''), message]))

/** A form that sends a command. All forms about the same thing are busy together, and what was typed stays until it is done. */
export const useCommand = (about: string, after: After = {}): CommandForm => {
  const form = useSelector(selectForm(about))
  const [errors, setErrors] = useState<FieldErrors>({})
  const dispatch = useDispatch()
  const isBusy = form?.status === 'busy'
  const { saysRefusal = false } = after
  useEffect(() => {
    if (!saysRefusal) return undefined
    return () => void dispatch(formForgotten(about))
  }, [dispatch, about, saysRefusal])
  return {
    send: ({ type, payload: schema }, payload, done = after.done) => {
      const { error } = z.safeParse(schema, payload)
      setErrors(error === undefined ? {} : errorsIn(error))
      if (error !== undefined || isBusy) return false
      const command = commandRequested({ type, payload })
      dispatch(formSent({ about, commandId: command.payload.commandId, after: serializable({ ...after, ...(done && { done }) }) }))
      dispatch(command)
      return true
    },
    isBusy,
    isDone: form?.status === 'done',
    wasDone: form?.wasDone ?? false,
    problem: form?.problem,
    refused: form?.refused,
    errors: form?.problem === undefined ? errors : { ...errors, ...fieldErrors(form.problem) },
  }
}

/** Queries can do more than the store can keep. */
const serializable = ({ changes = [], ends = [], ...after }: After): After => ({
  ...after,
  changes: changes.map(({ key, isOwn }) => ({ key, isOwn })),
  ends: ends.map(({ key, isOwn }) => ({ key, isOwn })),
})
