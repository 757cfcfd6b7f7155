import { useDispatch, useSelector } from 'react-redux'
import { Button } from '../../../ui/button.tsx'
import { FormSection } from '../../../ui/form-section.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { Account } from './account.ts'
import { emailRequested, selectProgress } from './account-slice.ts'
import { ChangeForm } from './change-form.tsx'
import { formText } from './form-text.ts'
import { useOpening } from './use-opening.ts'

export const EmailSection = ({ account: { email, newEmail } }: { account: Account }) => {
  const { busy, error, done } = useSelector(selectProgress('email'))
  const { isOpen, open, close } = useOpening(done)
  const dispatch = useDispatch()
  const send = (form: HTMLFormElement) => dispatch(emailRequested(formText(form, 'email')))
  return (
    <FormSection title="Email" hint="Where we write to you, and how you sign in. Only you see it.">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 text-[15px] wrap-anywhere">{email ?? <span className="text-ink-2">No email yet</span>}</p>
        {!isOpen && (
          <Button look="quiet" size="s" onClick={open}>
            {email === undefined ? 'Add email' : 'Change email'}
          </Button>
        )}
      </div>
      {newEmail !== undefined && (
        <Notice title={`Waiting for ${newEmail}`}>
          {email === undefined
            ? 'We have written to it. Open the link in the mail, and it is yours.'
            : 'We have written to both addresses. Open the link in each mail; until then the old one stays.'}
        </Notice>
      )}
      {isOpen && (
        <ChangeForm submit="Send the mails" busy={busy} onSend={send} onCancel={close}>
          <TextField
            label="New email"
            hint={
              email === undefined
                ? 'We write to it, to see that it is yours.'
                : 'Both addresses get a mail. The one to the old address protects your account.'
            }
            error={error}
            name="email"
            type="email"
            autoComplete="email"
            required
            className="max-w-90"
          />
        </ChangeForm>
      )}
    </FormSection>
  )
}
