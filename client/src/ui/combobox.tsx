import { Command } from 'cmdk'
import { Popover as Radix } from 'radix-ui'
import { useState } from 'react'
import { Field, type FieldTexts } from './field.tsx'
import { CheckIcon, ChevronsIcon, SearchIcon } from './icons.tsx'

export type ComboboxOption = { value: string; label: string; hint?: string; disabled?: boolean }

type Props = FieldTexts & {
  optional?: boolean
  options: readonly ComboboxOption[]
  value: string | null
  onValueChange: (value: string) => void
  placeholder?: string
  searchPlaceholder?: string
  disabled?: boolean
  /** Given when the options come from elsewhere: it is called with what is typed, with nothing when it opens, and the options are shown as they are. */
  onSearch?: (text: string) => void
  /** That there are options beyond these, and how to get to them. */
  more?: string
  className?: string
}

/** For more options than one wants to read through: opens a list that is narrowed by typing. */
export const Combobox = ({
  options,
  value,
  onValueChange,
  placeholder = 'Choose one',
  searchPlaceholder = 'Search',
  disabled = false,
  onSearch,
  more,
  ...texts
}: Props) => {
  const [open, setOpen] = useState(false)
  const change = (opens: boolean) => {
    if (opens) onSearch?.('')
    setOpen(opens)
  }
  const chosen = options.find((option) => option.value === value)
  return (
    <Field {...texts}>
      {(wiring) => (
        <Radix.Root open={open} onOpenChange={change}>
          <div className="input-frame">
            <Radix.Trigger
              type="button"
              role="combobox"
              disabled={disabled}
              className="input flex items-center gap-2 text-start"
              {...wiring}
            >
              <span className={`flex-1 truncate ${chosen === undefined ? 'text-ink-3' : ''}`}>{chosen?.label ?? placeholder}</span>
              <ChevronsIcon className="size-4 text-ink-3" />
            </Radix.Trigger>
          </div>
          <Radix.Portal>
            <Radix.Content
              aria-label={typeof texts.label === 'string' ? texts.label : searchPlaceholder}
              align="start"
              sideOffset={6}
              collisionPadding={12}
              className="menu combobox"
            >
              <Command label={searchPlaceholder} shouldFilter={onSearch === undefined} {...(chosen ? { defaultValue: chosen.value } : {})}>
                <div className="combobox-search">
                  <SearchIcon className="size-4 text-ink-3" />
                  <Command.Input placeholder={searchPlaceholder} {...(onSearch === undefined ? {} : { onValueChange: onSearch })} />
                </div>
                <Command.List className="max-h-64 overflow-y-auto pt-1.25" label={searchPlaceholder}>
                  <Command.Empty className="px-2.5 py-6 text-center text-sm text-ink-3">No data</Command.Empty>
                  {options.map((option) => (
                    <Command.Item
                      key={option.value}
                      value={option.value}
                      keywords={[option.label]}
                      disabled={option.disabled ?? false}
                      className="menu-item"
                      onSelect={() => {
                        onValueChange(option.value)
                        setOpen(false)
                      }}
                    >
                      <span className="flex-1">{option.label}</span>
                      {option.hint === undefined ? null : <span className="text-[12.5px] text-ink-3">{option.hint}</span>}
                      {option.value === value ? <CheckIcon /> : null}
                    </Command.Item>
                  ))}
                  {more === undefined ? null : <p className="px-2.5 py-2 text-[12.5px] text-ink-3 tabular-nums">{more}</p>}
                </Command.List>
              </Command>
            </Radix.Content>
          </Radix.Portal>
        </Radix.Root>
      )}
    </Field>
  )
}
