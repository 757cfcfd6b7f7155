import type { ComponentProps, MouseEvent } from 'react'
import { buttonClass, type ButtonLook, type ButtonSize } from './button-class.ts'
import { Spinner } from './spinner.tsx'

type Props = ComponentProps<'button'> & {
  look?: ButtonLook
  size?: ButtonSize
  /** Keeps its width and its focus, says it is busy, and does nothing when pressed. */
  busy?: boolean
}

const swallow = (event: MouseEvent) => event.preventDefault()

export const Button = ({ look = 'primary', size = 'm', busy = false, className = '', children, onClick, ...rest }: Props) => {
  const classes = `${buttonClass(look, size)} ${className}`
  return (
    <button
      type="button"
      className={classes}
      onClick={busy ? swallow : onClick}
      {...(busy ? { 'aria-busy': true, 'aria-disabled': true } : {})}
      {...rest}
    >
      {busy ? (
        <>
          <span className="inline-flex items-center gap-2 opacity-0">{children}</span>
          <Spinner className="absolute size-4" />
        </>
      ) : (
        children
      )}
    </button>
  )
}
