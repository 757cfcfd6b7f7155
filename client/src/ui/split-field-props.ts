import type { FieldTexts } from './field.tsx'

type WithTexts = FieldTexts & { className?: string | undefined; required?: boolean | undefined; optional?: boolean | undefined }

/** A labelled control takes both its own properties and its field's: this tells them apart. */
export const splitFieldProps = <T extends WithTexts>({
  label,
  hint,
  error,
  invalid,
  hideLabel,
  aside,
  optional,
  className,
  ...control
}: T) => ({
  field: {
    label,
    hint,
    error,
    ...(invalid === undefined ? {} : { invalid }),
    ...(hideLabel === undefined ? {} : { hideLabel }),
    ...(aside === undefined ? {} : { aside }),
    ...(optional === undefined ? {} : { optional }),
    ...(className === undefined ? {} : { className }),
  },
  control,
})
