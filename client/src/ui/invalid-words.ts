import { dateLabel } from '../lib/clock/day-labels.ts'

/** As much of a control as its words depend on. */
interface Checked {
  readonly type: string
  readonly min?: string
  readonly max?: string
  readonly validity: Partial<ValidityState>
  readonly validationMessage: string
}

/** What is wrong with a field by the browser's check. `invalid`: what is said where it does not match its pattern, as the browser only says that it doesn't. */
export const invalidWords = ({ type, min = '', max = '', validity, validationMessage }: Checked, invalid?: string): string => {
  const isDate = type === 'date'
  if (validity.valueMissing) return type === 'email' ? 'Enter your email address.' : 'Fill in this field.'
  if (validity.typeMismatch && type === 'email') return 'This is not an email address. One looks like ines@paper.example.'
  if (validity.typeMismatch && type === 'url') return 'This is not a web address. One begins with https://.'
  if (validity.patternMismatch) return invalid ?? validationMessage
  if (validity.rangeUnderflow) return isDate ? `Choose ${dateLabel(min)} or a later day.` : `Enter ${min} or more.`
  if (validity.rangeOverflow) return isDate ? `Choose ${dateLabel(max)} or an earlier day.` : `Enter ${max} or less.`
  return validationMessage
}
