import { Tooltip as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { Kbd } from './kbd.tsx'

type Props = {
  label: ReactNode
  shortcut?: string
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** One element that can take the focus and has a name of its own: a tooltip only adds to it. */
  children: ReactNode
}

/** Comes without a delay, and brings what it needs, so that a page without tooltips carries nothing of them. */
export const Tooltip = ({ label, shortcut, side = 'top', children }: Props) => (
  <Radix.Provider delayDuration={0}>
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className="tooltip" side={side} sideOffset={6} collisionPadding={8}>
          {label}
          {shortcut === undefined ? null : <Kbd>{shortcut}</Kbd>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  </Radix.Provider>
)
