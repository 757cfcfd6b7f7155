import type { ReactNode, SubmitEvent } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { formText } from './form-text.ts'

type Props = {
  label: string
  hint?: string
  submit: string
  busy: boolean
  error: string | null
  onCode: (code: string) => void
  children?: ReactNode
}

/** For a code of six digits, wherever it comes from. Phones offer the one that was just received. */
export const CodeForm = ({ label, hint, submit, busy, error, onCode, children }: Props) => {
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = formText(event.currentTarget, 'code').replaceAll(/\s/g, '')
    if (code !== '') onCode(code)
  }
  return (
    <form onSubmit={send} className="grid gap-4">
      <TextField
        label={label}
        {...(hint !== undefined && { hint })}
        error={error}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        required
        autoFocus
        className="max-w-56"
      />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" busy={busy}>
          {submit}
        </Button>
        {children}
      </div>
    </form>
  )
}
