import { type SubmitEvent, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { Button } from '../../../ui/button.tsx'
import { FormSection } from '../../../ui/form-section.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import type { Account } from './account.ts'
import { passwordAsked, selectProgress } from './account-slice.ts'

const typed = (form: HTMLFormElement, name: string) => {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}

const SHORTEST = 8

/** Of an account that came by a provider, it may be the first one. */
export const PasswordSection = ({ account: { email, identities } }: { account: Account }) => {
  const { busy, error, done } = useSelector(selectProgress('password'))
  const [openAt, setOpenAt] = useState<number>()
  const dispatch = useDispatch()
  const mayHaveOne = identities.some(({ provider }) => provider === 'email' || provider === 'phone')
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    dispatch(passwordAsked({ password: typed(form, 'new'), current: typed(form, 'current') }))
  }
  return (
    <FormSection title="Password" hint="At least 8 characters. A sentence that only you would write is a good one.">
      {openAt !== done ? (
        <Button look="quiet" size="s" className="justify-self-start" onClick={() => setOpenAt(done)}>
          {mayHaveOne ? 'Change password' : 'Set a password'}
        </Button>
      ) : (
        <form onSubmit={send} className="grid max-w-90 gap-4">
          {/* So that a password manager knows whose it is. */}
          <input type="email" autoComplete="username" value={email ?? ''} readOnly hidden />
          {mayHaveOne && (
            <PasswordField
              label="Current password"
              hint="Leave it empty if you have none, or don’t know it: we may send you a code then."
              name="current"
              autoComplete="current-password"
            />
          )}
          <PasswordField label="New password" error={error} name="new" autoComplete="new-password" minLength={SHORTEST} required />
          <div className="flex gap-2.5">
            <Button type="submit" busy={busy}>
              Save password
            </Button>
            <Button look="ghost" onClick={() => setOpenAt(undefined)}>
              Cancel
            </Button>
          </div>
        </form>
      )}
    </FormSection>
  )
}
