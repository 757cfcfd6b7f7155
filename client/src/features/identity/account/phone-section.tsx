import { useDispatch, useSelector } from 'react-redux'
import { Button } from '../../../ui/button.tsx'
import { FormSection } from '../../../ui/form-section.tsx'
import type { Account } from './account.ts'
import { phoneAwaited, phoneCodeGiven, phoneRequested, selectAccount, selectProgress } from './account-slice.ts'
import { ChangeForm } from './change-form.tsx'
import { CodeForm } from './code-form.tsx'
import { formPhone } from './form-text.ts'
import { NumberField } from './number-field.tsx'
import { useOpening } from './use-opening.ts'

/** Only where this installation sends text messages. */
export const PhoneSection = ({ account: { phone } }: { account: Account }) => {
  const { services, phoneAwaited: awaited } = useSelector(selectAccount)
  const { busy, error, done } = useSelector(selectProgress('phone'))
  const { isOpen, open, close } = useOpening(done)
  const dispatch = useDispatch()
  if (!services.phone) return null
  const send = (form: HTMLFormElement) => dispatch(phoneRequested(formPhone(form)))
  return (
    <FormSection title="Phone" hint="Another way to sign in, by text message. Only you see it.">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-[15px] tabular-nums">
          {phone === undefined ? <span className="text-ink-2">No number yet</span> : `+${phone.replace(/^\+/, '')}`}
        </p>
        {!isOpen && awaited === null && (
          <Button look="quiet" size="s" onClick={open}>
            {phone === undefined ? 'Add number' : 'Change number'}
          </Button>
        )}
      </div>
      {awaited !== null && (
        <CodeForm
          label={`Code sent to ${awaited}`}
          submit="Confirm number"
          busy={busy}
          error={error}
          onCode={(code) => dispatch(phoneCodeGiven(code))}
        >
          <Button look="ghost" onClick={() => dispatch(phoneAwaited(null))}>
            Cancel
          </Button>
        </CodeForm>
      )}
      {isOpen && awaited === null && (
        <ChangeForm submit="Send a code" busy={busy} onSend={send} onCancel={close}>
          <NumberField error={error} />
        </ChangeForm>
      )}
    </FormSection>
  )
}
