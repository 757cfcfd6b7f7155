import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { selectAccount, signOutRequested } from '../../../lib/session/session-slice.ts'
import { Button } from '../../../ui/button.tsx'
import { RecoveryCodeForm } from '../recovery-code-form.tsx'
import { CodeField } from './code-field.tsx'
import { Divider } from './divider.tsx'
import { Problem } from './problem.tsx'
import { factorShown, passkeyWanted, phoneCodeWanted, recoveryCodeShown, selectSignIn } from './sign-in-slice.ts'
import { useCode } from './use-code.ts'

/** Each verified factor, the one that needs nothing to be sent first. */
export const SecondFactorForm = () => {
  const { busy } = useSelector(selectSignIn)
  const dispatch = useDispatch()
  const factors = useSelector(selectAccount)?.user.factors?.filter(({ status }) => status === 'verified') ?? []
  const ids = (type: string) => factors.filter(({ factor_type }) => factor_type === type).map(({ id }) => id)
  const [totp] = ids('totp')
  const [phone] = ids('phone')
  const passkeys = ids('webauthn')
  const [isLost, setLost] = useState(false)
  const others = (totp === undefined ? 0 : 1) + (phone === undefined ? 0 : 1)
  const ways = (
    <p className="flex flex-wrap justify-center gap-x-5 gap-y-1 text-[13.5px]">
      <button type="button" className="way-link" onClick={() => setLost(!isLost)}>
        {isLost ? 'Use your second factor' : 'Use a recovery code'}
      </button>
      <button type="button" className="way-link" onClick={() => dispatch(signOutRequested())}>
        Sign in as somebody else
      </button>
    </p>
  )
  if (isLost)
    return (
      <div className="grid gap-5">
        <Problem />
        <RecoveryCodeForm onCode={(code) => dispatch(recoveryCodeShown(code))}>
          <Button type="submit" size="l" busy={busy === 'recovery-code'}>
            Continue
          </Button>
        </RecoveryCodeForm>
        {ways}
      </div>
    )
  return (
    <div className="grid gap-5">
      <Problem hasCodeField />
      {totp === undefined ? null : <CodeOf factorId={totp} label="Code of your authenticator app" />}
      {phone === undefined ? null : <PhoneFactor factorId={phone} />}
      {passkeys.length > 0 && others > 0 ? <Divider>or</Divider> : null}
      {passkeys.slice(0, 1).map((id) => (
        <Button
          key={id}
          look={others > 0 ? 'quiet' : 'primary'}
          size="l"
          busy={busy === 'passkey'}
          onClick={() => dispatch(passkeyWanted(id))}
        >
          Use your passkey
        </Button>
      ))}
      {ways}
    </div>
  )
}

const PhoneFactor = ({ factorId }: { factorId: string }) => {
  const { busy, challenge } = useSelector(selectSignIn)
  const dispatch = useDispatch()
  return (
    <>
      {challenge?.factorId === factorId ? <CodeOf factorId={factorId} label="Code from your phone" /> : null}
      <Button look="quiet" size="l" busy={busy === 'phone-code'} onClick={() => dispatch(phoneCodeWanted(factorId))}>
        {challenge === undefined ? 'Text me a code' : 'Text me another code'}
      </Button>
    </>
  )
}

const CodeOf = ({ factorId, label }: { factorId: string; label: string }) => {
  const { busy } = useSelector(selectSignIn)
  const dispatch = useDispatch()
  const { field, isSendable, give } = useCode((code) => dispatch(factorShown({ factorId, code })))
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        give()
      }}
    >
      <CodeField label={label} {...field} />
      <Button type="submit" size="l" busy={busy === 'factor'} disabled={!isSendable}>
        Continue
      </Button>
    </form>
  )
}
