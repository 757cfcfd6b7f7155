import { type ReactNode, useState } from 'react'
import { TextField } from '../../ui/text-field.tsx'

type Props = { error?: string | null; onCode: (code: string) => void; children: ReactNode }

/** For members who have lost their second factor. Its button is that of the steps beside it. */
export const RecoveryCodeForm = ({ error = null, onCode, children }: Props) => {
  const [code, setCode] = useState('')
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        onCode(code.trim())
      }}
    >
      <TextField
        label="Recovery code"
        hint="One of the ten that you kept. Each is good once."
        error={error}
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
      {children}
    </form>
  )
}
