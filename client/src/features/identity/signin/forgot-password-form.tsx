import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { Button } from '../../../ui/button.tsx'
import { CaptchaField } from './captcha-field.tsx'
import { EmailField } from './email-field.tsx'
import { Problem } from './problem.tsx'
import { resetWanted, selectSignIn } from './sign-in-slice.ts'

export const ForgotPasswordForm = () => {
  const { busy } = useSelector(selectSignIn)
  const [email, setEmail] = useState('')
  const dispatch = useDispatch()
  return (
    <form
      className="needs-script grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        dispatch(resetWanted(email))
      }}
    >
      <EmailField value={email} onChange={setEmail} />
      <CaptchaField />
      <Problem />
      <Button type="submit" size="l" busy={busy === 'reset'}>
        Send me a link
      </Button>
    </form>
  )
}
