import { useId, type ComponentProps, type ReactNode } from 'react'

type Props = Omit<ComponentProps<'input'>, 'type' | 'id'> & { label: ReactNode; hint?: ReactNode; indeterminate?: boolean }

/** The browser's own, dressed: it is sent with a form where no script runs, and needs no inline style on the server. */
export const Checkbox = ({ label, hint, indeterminate = false, className = '', ...rest }: Props) => {
  const id = useId()
  return (
    <div className={`choice ${className}`}>
      <input
        ref={(input) => {
          if (input) input.indeterminate = indeterminate
        }}
        type="checkbox"
        id={id}
        className="check"
        {...(hint === undefined ? {} : { 'aria-describedby': `${id}-hint` })}
        {...rest}
      />
      <label htmlFor={id}>{label}</label>
      {hint === undefined ? null : <p id={`${id}-hint`}>{hint}</p>}
    </div>
  )
}
