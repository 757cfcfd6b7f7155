import { SkipReason } from '@debut/events/kernel/skipped-place.ts'
import * as z from 'zod/mini'
import { TextField } from '../../ui/text-field.tsx'

export const isReason = (reason: string): boolean => z.safeParse(SkipReason, reason).success

interface Props {
  readonly value: string
  readonly onChange: (value: string) => void
}

export const ReasonField = ({ value, onChange }: Props) => (
  <TextField
    label="Reason"
    hint="Between 10 and 300 characters. It is kept in the log, with your name."
    autoComplete="off"
    maxLength={300}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
)
