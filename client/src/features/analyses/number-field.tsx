import { TextField } from '../../ui/text-field.tsx'

interface Props {
  readonly label: string
  readonly after: string
  readonly max: number
  /** As it was typed: an empty field is kept as one. */
  readonly value: string | number | undefined
  readonly error: string | undefined
  readonly onChange: (value: string | number) => void
}

export const NumberField = ({ label, after, max, value, error, onChange }: Props) => (
  <TextField
    label={label}
    type="number"
    inputMode="numeric"
    min={1}
    max={max}
    step={1}
    after={after}
    value={value ?? ''}
    error={error}
    onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? '' : Number(currentTarget.value))}
  />
)
