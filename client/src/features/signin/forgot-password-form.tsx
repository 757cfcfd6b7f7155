import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { CaptchaField } from './captcha-field.tsx'
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
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={email}
        onChange={({ target }) => setEmail(target.value.trim())}
      />
      <CaptchaField />
      <Problem />
      <Button type="submit" size="l" busy={busy === 'reset'}>
        Send me a link
      </Button>
    </form>
  )
}
