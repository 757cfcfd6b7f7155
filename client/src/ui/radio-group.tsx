import { useId, type KeyboardEvent, type ReactNode } from 'react'

export type RadioOption = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean }

type Props = {
  legend: string
  hideLegend?: boolean
  options: readonly RadioOption[]
  name?: string
  /** `list`: one under the other. `cards`: each in its frame. `segments`: side by side in one bar. */
  look?: 'list' | 'cards' | 'segments'
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
  disabled?: boolean
  className?: string
}

/** The browser moves with the arrows; Home and End are ours. */
const moveToEnds = (event: KeyboardEvent<HTMLFieldSetElement>) => {
  if (event.key !== 'Home' && event.key !== 'End') return
  const radios = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input:not(:disabled)')]
  const radio = event.key === 'Home' ? radios[0] : radios.at(-1)
  event.preventDefault()
  radio?.focus()
  radio?.click()
}

export const RadioGroup = ({
  legend,
  hideLegend = false,
  options,
  name,
  look = 'list',
  value,
  defaultValue,
  onValueChange,
  disabled = false,
  className = '',
}: Props) => {
  const id = useId()
  return (
    // The key handler serves the radios inside, which have the focus.
    <fieldset disabled={disabled} onKeyDown={moveToEnds} className={`radios radios-${look} ${className}`}>
      <legend className={hideLegend ? 'sr-only' : 'mb-2 text-[13.5px] font-[560]'}>{legend}</legend>
      {options.map((option) => (
        <div key={option.value} className="choice">
          <input
            type="radio"
            id={`${id}-${option.value}`}
            name={name ?? id}
            value={option.value}
            className="check check-round"
            {...(option.disabled === undefined ? {} : { disabled: option.disabled })}
            {...(option.hint === undefined ? {} : { 'aria-describedby': `${id}-${option.value}-hint` })}
            {...(value === undefined ? { defaultChecked: option.value === defaultValue } : { checked: option.value === value })}
            onChange={() => onValueChange?.(option.value)}
          />
          <label htmlFor={`${id}-${option.value}`}>{option.label}</label>
          {option.hint === undefined ? null : <p id={`${id}-${option.value}-hint`}>{option.hint}</p>}
        </div>
      ))}
    </fieldset>
  )
}
