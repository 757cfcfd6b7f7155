import { useState, type ComponentProps } from 'react'
import { Field, type FieldTexts } from './field.tsx'
import { EyeIcon, EyeOffIcon } from './icons.tsx'
import { IconButton } from './icon-button.tsx'
import { splitFieldProps } from './split-field-props.ts'

type Props = Omit<ComponentProps<'input'>, 'id' | 'type' | 'size'> & FieldTexts

export const PasswordField = (props: Props) => {
  const [shown, setShown] = useState(false)
  const { field, control } = splitFieldProps(props)
  return (
    <Field {...field}>
      {(wiring) => (
        <div className="input-frame">
          <input className="input" autoCapitalize="none" spellCheck={false} {...control} {...wiring} type={shown ? 'text' : 'password'} />
          <IconButton
            size="s"
            label={shown ? 'Hide password' : 'Show password'}
            className="needs-script mr-0.75"
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOffIcon /> : <EyeIcon />}
          </IconButton>
        </div>
      )}
    </Field>
  )
}
