import { type ReactNode, type SubmitEvent, useState } from 'react'
import { useDispatch } from 'react-redux'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { CodeForm } from './code-form.tsx'
import { type AskedProof, proofCleared, proofGiven, proofMessageRequested } from './proof-slice.ts'

type Again = Extract<AskedProof, { readonly kind: 'again' }>

/** By the password or a code that is sent, as the account has them. It may have been made without a password, which only its owner knows. */
export const ProveAgain = ({ ways, email, busy, error }: Again) => {
  const [way, setWay] = useState(ways[0])
  const [isSent, setSent] = useState(false)
  const dispatch = useDispatch()
  const hasBoth = ways.length > 1
  const send = () => {
    dispatch(proofMessageRequested({}))
    setSent(true)
    setWay('code')
  }
  const typePassword = () => {
    dispatch(proofCleared())
    setWay('password')
  }
  if (way === undefined)
    return (
      <Notice tone="warn">
        Your account has neither a password nor an email or phone, so sign out, sign in again, and do it within 15 minutes.
      </Notice>
    )
  if (way === 'password')
    return (
      <ByPassword email={email} busy={busy} error={error}>
        {hasBoth && (
          <Button look="ghost" disabled={busy} onClick={send}>
            Send me a code instead
          </Button>
        )}
      </ByPassword>
    )
  if (!isSent)
    return (
      <Button className="justify-self-start" onClick={send}>
        Send me a code
      </Button>
    )
  return (
    <CodeForm
      label="Code"
      hint={email === undefined ? 'We send it to your phone.' : `We send it to ${email}.`}
      submit="Go on"
      busy={busy}
      error={error}
      onCode={(code) => dispatch(proofGiven({ code }))}
    >
      <Button look="ghost" disabled={busy} onClick={send}>
        Send it again
      </Button>
      {hasBoth && (
        <Button look="ghost" disabled={busy} onClick={typePassword}>
          Use my password
        </Button>
      )}
    </CodeForm>
  )
}

interface ByPasswordProps extends Pick<Again, 'email' | 'busy' | 'error'> {
  readonly children: ReactNode
}

const ByPassword = ({ email, busy, error, children }: ByPasswordProps) => {
  const dispatch = useDispatch()
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = new FormData(event.currentTarget).get('password')
    if (typeof password === 'string') dispatch(proofGiven({ password }))
  }
  return (
    <form onSubmit={send} className="grid gap-4">
      {/* So that a password manager knows whose it is. */}
      <input type="email" autoComplete="username" value={email ?? ''} readOnly hidden />
      <PasswordField label="Password" error={error} name="password" autoComplete="current-password" maxLength={256} required autoFocus />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" busy={busy}>
          Go on
        </Button>
        {children}
      </div>
    </form>
  )
}
