import type { ComponentProps } from 'react'
import { Field, type FieldTexts } from './field.tsx'
import { splitFieldProps } from './split-field-props.ts'

export type SelectOption = { value: string; label: string; disabled?: boolean }
export type SelectGroup = { group: string; options: readonly SelectOption[] }

type Props = Omit<ComponentProps<'select'>, 'id' | 'size' | 'multiple' | 'children'> &
  FieldTexts & {
    optional?: boolean
    options: readonly (SelectOption | SelectGroup)[]
    /** Shown while nothing is chosen; it cannot be chosen itself. */
    placeholder?: string
  }

/**
 * The browser's own, dressed where it lets us: it works in a form without a script and opens as phones do it. Radix's draws
 * a style element into the page, which our policy refuses.
 */
export const Select = ({ options, placeholder, ...props }: Props) => {
  const { field, control } = splitFieldProps(props)
  const unchosen = placeholder === undefined || control.value !== undefined ? {} : { defaultValue: control.defaultValue ?? '' }
  return (
    <Field {...field}>
      {(wiring) => (
        <div className="input-frame select-frame">
          <select className="input select" {...control} {...unchosen} {...wiring}>
            {placeholder === undefined ? null : (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((entry) =>
              'group' in entry ? (
                <optgroup key={entry.group} label={entry.group}>
                  {entry.options.map(toOption)}
                </optgroup>
              ) : (
                toOption(entry)
              ),
            )}
          </select>
        </div>
      )}
    </Field>
  )
}

const toOption = ({ value, label, disabled = false }: SelectOption) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
)
