import { useId, type ComponentProps, type ReactNode } from 'react'

type Props = Omit<ComponentProps<'input'>, 'type' | 'role'> & { label: ReactNode; hint?: ReactNode }

/** For what takes effect at once; what is sent with a form is a checkbox. */
export const Switch = ({ id: given, label, hint, className = '', ...rest }: Props) => {
  const own = useId()
  const id = given ?? own
  return (
    <div className={`choice choice-switch ${className}`}>
      <input
        type="checkbox"
        role="switch"
        id={id}
        className="switch"
        {...(hint === undefined ? {} : { 'aria-describedby': `${id}-hint` })}
        {...rest}
      />
      <label htmlFor={id}>{label}</label>
      {hint === undefined ? null : <p id={`${id}-hint`}>{hint}</p>}
    </div>
  )
}
