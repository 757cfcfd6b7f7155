import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { CaptchaField } from './captcha-field.tsx'
import { EmailField } from './email-field.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { Problem } from './problem.tsx'
import { accountWanted, selectSignIn } from './sign-in-slice.ts'

export const SignUpForm = () => {
  const { busy } = useSelector(selectSignIn)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [name, setName] = useState('')
  const dispatch = useDispatch()
  return (
    <form
      className="needs-script grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        dispatch(accountWanted({ email, password, name: name.trim() }))
      }}
    >
      <EmailField value={email} onChange={setEmail} />
      <NewPasswordField label="Password" value={password} onChange={setPassword} />
      <TextField
        label="Name"
        name="name"
        autoComplete="name"
        optional
        maxLength={60}
        hint="Your username is made from it, with a number if it’s taken. You can change it later."
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <CaptchaField />
      <Problem email={email} />
      <Button type="submit" size="l" busy={busy === 'sign-up'}>
        Create account
      </Button>
    </form>
  )
}
