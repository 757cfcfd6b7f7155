import { type SubmitEvent, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { Button } from '../../../ui/button.tsx'
import { FormSection } from '../../../ui/form-section.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { Account } from './account.ts'
import { phoneAsked, phoneAwaited, phoneCodeGiven, selectAccount, selectProgress } from './account-slice.ts'
import { CodeForm } from './code-form.tsx'
import { formText } from './form-text.ts'

/** Only where this installation sends text messages. */
export const PhoneSection = ({ account: { phone } }: { account: Account }) => {
  const { services, phoneAwaited: awaited } = useSelector(selectAccount)
  const { busy, error, done } = useSelector(selectProgress('phone'))
  const [openAt, setOpenAt] = useState<number>()
  const dispatch = useDispatch()
  if (!services.phone) return null
  const isOpen = openAt === done
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    dispatch(phoneAsked(formText(event.currentTarget, 'phone').replaceAll(/[\s()-]/g, '')))
  }
  return (
    <FormSection title="Phone" hint="Another way to sign in, by text message. Nobody else sees it.">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-[15px] tabular-nums">
          {phone === undefined ? <span className="text-ink-2">No number yet</span> : `+${phone.replace(/^\+/, '')}`}
        </p>
        {!isOpen && awaited === null && (
          <Button look="quiet" size="s" onClick={() => setOpenAt(done)}>
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
        <form onSubmit={send} className="grid gap-4">
          <TextField
            label="Number"
            hint="With its country, as in +351 912 345 678."
            error={error}
            name="phone"
            type="tel"
            autoComplete="tel"
            required
            className="max-w-72"
          />
          <div className="flex gap-2.5">
            <Button type="submit" busy={busy}>
              Send a code
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
