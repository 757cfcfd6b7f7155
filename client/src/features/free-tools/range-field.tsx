import { Field } from '../../ui/field.tsx'

interface Props {
  readonly label: string
  readonly max: number
  readonly value: number
  /** The value as its reader says it. */
  readonly text: string
  readonly onChange: (value: number) => void
}

export const RangeField = ({ label, max, value, text, onChange }: Props) => (
  <Field label={label} aside={text}>
    {(wiring) => (
      <input
        type="range"
        min={0}
        max={max}
        value={value}
        aria-valuetext={text}
        onChange={({ target }) => onChange(Number(target.value))}
        className="range-input"
        {...wiring}
      />
    )}
  </Field>
)
