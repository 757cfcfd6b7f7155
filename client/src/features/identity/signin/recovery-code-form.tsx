import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { recoveryCodeShown, selectSignIn } from './sign-in-slice.ts'

/** For whoever has lost what the second step asks for. */
export const RecoveryCodeForm = () => {
  const { busy } = useSelector(selectSignIn)
  const [code, setCode] = useState('')
  const dispatch = useDispatch()
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        dispatch(recoveryCodeShown(code.trim()))
      }}
    >
      <TextField
        label="Recovery code"
        hint="One of the ten that you kept. Each is good once."
        name="recovery-code"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        required
        autoFocus
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button type="submit" size="l" busy={busy === 'recovery-code'}>
        Continue
      </Button>
    </form>
  )
}
