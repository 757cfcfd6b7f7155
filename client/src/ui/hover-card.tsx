import { HoverCard as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

type Props = { trigger: ReactNode; side?: 'top' | 'right' | 'bottom' | 'left'; align?: 'start' | 'center' | 'end'; children: ReactNode }

/** A glance at what a link leads to; everything in it is also on that page, because a finger never hovers. */
export const HoverCard = ({ trigger, side = 'bottom', align = 'start', children }: Props) => (
  <Radix.Root openDelay={700} closeDelay={300}>
    <Radix.Trigger asChild>{trigger}</Radix.Trigger>
    <Radix.Portal>
      <Radix.Content className="hover-card" side={side} align={align} sideOffset={6} collisionPadding={12}>
        {children}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
)
