import type { Ref } from 'react'
import { TextField } from '../../../ui/text-field.tsx'

interface Props {
  readonly value: string
  readonly onChange: (email: string) => void
  readonly ref?: Ref<HTMLInputElement>
}

/** Whom one is here: no keyboard corrects it, and password managers know it by this name. */
export const EmailField = ({ value, onChange, ref }: Props) => (
  <TextField
    {...(ref !== undefined && { ref })}
    label="Email"
    type="email"
    name="email"
    autoComplete="username"
    inputMode="email"
    autoCapitalize="none"
    spellCheck={false}
    required
    value={value}
    onChange={({ target }) => onChange(target.value.trim())}
  />
)
