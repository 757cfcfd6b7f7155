import type { ComponentProps } from 'react'
import { Field, type FieldTexts } from './field.tsx'
import { splitFieldProps } from './split-field-props.ts'

type Props = Omit<ComponentProps<'textarea'>, 'id'> & FieldTexts & { optional?: boolean }

/** Grows with what is typed where the browser can do that, and can be dragged larger everywhere. */
export const TextArea = ({ rows = 4, ...props }: Props) => {
  const { field, control } = splitFieldProps(props)
  return (
    <Field {...field}>
      {(wiring) => (
        <div className="input-frame">
          <textarea rows={rows} className="input input-lines" {...control} {...wiring} />
        </div>
      )}
    </Field>
  )
}
