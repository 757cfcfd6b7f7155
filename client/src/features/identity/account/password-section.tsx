import { useDispatch, useSelector } from 'react-redux'
import { Button } from '../../../ui/button.tsx'
import { FormSection } from '../../../ui/form-section.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import type { Account } from './account.ts'
import { passwordRequested, selectProgress } from './account-slice.ts'
import { ChangeForm } from './change-form.tsx'
import { useOpening } from './use-opening.ts'

const typed = (form: HTMLFormElement, name: string) => {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}

const SHORTEST = 8

/** Of an account that came by a provider, it may be the first one. */
export const PasswordSection = ({ account: { email, identities } }: { account: Account }) => {
  const { busy, error, done } = useSelector(selectProgress('password'))
  const { isOpen, open, close } = useOpening(done)
  const dispatch = useDispatch()
  const mayHaveOne = identities.some(({ provider }) => provider === 'email' || provider === 'phone')
  const send = (form: HTMLFormElement) => dispatch(passwordRequested({ password: typed(form, 'new'), current: typed(form, 'current') }))
  return (
    <FormSection title="Password" hint="At least 8 characters. A sentence that only you would write is a good one.">
      {!isOpen ? (
        <Button look="quiet" size="s" className="justify-self-start" onClick={open}>
          {mayHaveOne ? 'Change password' : 'Set a password'}
        </Button>
      ) : (
        <ChangeForm submit="Save password" busy={busy} onSend={send} onCancel={close} className="max-w-90">
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
        </ChangeForm>
      )}
    </FormSection>
  )
}
