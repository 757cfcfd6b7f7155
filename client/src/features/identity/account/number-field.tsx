import { TextField } from '../../../ui/text-field.tsx'

export const NumberField = ({ error }: { error: string | null }) => (
  <TextField
    label="Number"
    hint="With its country, as in +351 912 345 678."
    error={error}
    name="phone"
    type="tel"
    autoComplete="tel"
    required
    className="max-w-72"
  />
)
