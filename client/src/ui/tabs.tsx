import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { Unstyled } from './unstyled.tsx'

export type Tab = { value: string; label: ReactNode; count?: number; disabled?: boolean; content: ReactNode }

type Props = {
  /** What the tabs are of. */
  label: string
  tabs: readonly Tab[]
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
  look?: 'line' | 'segments'
  className?: string
}

export const Tabs = ({ label, tabs, value, defaultValue, onValueChange, look = 'line', className = '' }: Props) => (
  <Radix.Root
    className={`min-w-0 ${className}`}
    {...(value === undefined ? { defaultValue: defaultValue ?? tabs[0]?.value ?? '' } : { value })}
    {...(onValueChange === undefined ? {} : { onValueChange })}
  >
    <Radix.List asChild aria-label={label}>
      <Unstyled className={look === 'line' ? 'tab-line' : 'segments'}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} disabled={tab.disabled ?? false} className={look === 'line' ? 'tab' : 'segment'}>
            {tab.label}
            {tab.count === undefined ? null : <span className="text-[12.5px] font-medium text-ink-3 tabular-nums">{tab.count}</span>}
          </Radix.Trigger>
        ))}
      </Unstyled>
    </Radix.List>
    {tabs.map((tab) => (
      <Radix.Content key={tab.value} value={tab.value} asChild>
        <Unstyled className="mt-4 rounded-chip">{tab.content}</Unstyled>
      </Radix.Content>
    ))}
  </Radix.Root>
)
