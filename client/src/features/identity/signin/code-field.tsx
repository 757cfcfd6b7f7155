import { TextField } from '../../../ui/text-field.tsx'

type Props = { label?: string; value: string; error?: string | undefined; onChange: (code: string) => void }

/** Six digits, also pasted with whatever stands between them. */
export const CodeField = ({ label = 'Six-digit code', value, error, onChange }: Props) => (
  <TextField
    label={label}
    name="code"
    inputMode="numeric"
    autoComplete="one-time-code"
    pattern="[0-9]{6}"
    required
    className="[&_input]:text-[20px] [&_input]:tracking-[0.3em] [&_input]:tabular-nums"
    value={value}
    error={error}
    onChange={({ target }) => onChange(target.value.replaceAll(/\D/g, '').slice(0, 6))}
  />
)
