import { Tooltip as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { Kbd } from './kbd.tsx'

/** Once around the app: tooltips come without a delay. */
export const TooltipProvider = ({ children }: { children: ReactNode }) => <Radix.Provider delayDuration={0}>{children}</Radix.Provider>

type Props = {
  label: ReactNode
  shortcut?: string
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** One element that can take the focus and has a name of its own: a tooltip only adds to it. */
  children: ReactNode
}

export const Tooltip = ({ label, shortcut, side = 'top', children }: Props) => (
  <Radix.Root>
    <Radix.Trigger asChild>{children}</Radix.Trigger>
    <Radix.Portal>
      <Radix.Content className="tooltip" side={side} sideOffset={6} collisionPadding={8}>
        {label}
        {shortcut === undefined ? null : <Kbd>{shortcut}</Kbd>}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
)
