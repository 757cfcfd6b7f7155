import type { ComponentProps, ReactNode } from 'react'
import { Field, type FieldTexts } from './field.tsx'
import { splitFieldProps } from './split-field-props.ts'

type Props = Omit<ComponentProps<'input'>, 'id' | 'size'> &
  FieldTexts & {
    optional?: boolean
    /** Inside the field, before and after what is typed: an icon, `@`, `.com`. */
    before?: ReactNode
    after?: ReactNode
  }

export const TextField = ({ before, after, ...props }: Props) => {
  const { field, control } = splitFieldProps(props)
  return (
    <Field {...field}>
      {(wiring) => (
        <div className="input-frame">
          {before === undefined ? null : <span className="input-aside">{before}</span>}
          <input type="text" className="input" {...control} {...wiring} />
          {after === undefined ? null : <span className="input-aside">{after}</span>}
        </div>
      )}
    </Field>
  )
}
