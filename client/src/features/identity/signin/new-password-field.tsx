import { PasswordField } from '../../../ui/password-field.tsx'
import { passwordHint } from './password-hint.ts'

type Props = { label: string; value: string; onChange: (password: string) => void }

export const NewPasswordField = ({ label, value, onChange }: Props) => (
  <PasswordField
    label={label}
    name="new-password"
    autoComplete="new-password"
    required
    minLength={8}
    hint={passwordHint(value)}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
)
