import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { CaptchaField } from './captcha-field.tsx'
import { Problem } from './problem.tsx'
import { codeWanted, selectSignIn } from './sign-in-slice.ts'

export const PhoneForm = () => {
  const { busy } = useSelector(selectSignIn)
  const [phone, setPhone] = useState('')
  const dispatch = useDispatch()
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        dispatch(codeWanted({ phone: phone.replaceAll(/[\s()-]/g, '') }))
      }}
    >
      <TextField
        label="Phone"
        type="tel"
        name="phone"
        autoComplete="tel"
        required
        pattern="\+[0-9 \(\)\-]{7,20}"
        invalid="Begin with + and the country code, such as +49 for Germany."
        hint="With the code of its country: +49 …"
        value={phone}
        onChange={({ target }) => setPhone(target.value)}
      />
      <CaptchaField />
      <Problem />
      <Button type="submit" size="l" busy={busy === 'code-wanted'}>
        Text me a code
      </Button>
    </form>
  )
}
