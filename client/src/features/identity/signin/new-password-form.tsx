import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { Button } from '../../../ui/button.tsx'
import { CodeField } from './code-field.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { Problem } from './problem.tsx'
import { newPasswordGiven, selectSignIn } from './sign-in-slice.ts'

export const NewPasswordForm = () => {
  const { busy, nonceAsked } = useSelector(selectSignIn)
  const [password, setPassword] = useState('')
  const [nonce, setNonce] = useState('')
  const dispatch = useDispatch()
  return (
    <form
      className="needs-script grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        dispatch(newPasswordGiven({ password, nonce }))
      }}
    >
      <NewPasswordField label="New password" value={password} onChange={setPassword} />
      {nonceAsked && (
        <>
          <p role="status" className="text-[14.5px] text-ink-2">
            To be sure that it is you, we have sent you a code. Type it here.
          </p>
          <CodeField label="Code from our mail" value={nonce} onChange={setNonce} />
        </>
      )}
      <Problem />
      <Button type="submit" size="l" busy={busy === 'new-password'}>
        Set password
      </Button>
    </form>
  )
}
