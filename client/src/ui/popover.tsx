import { Popover as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

type Props = {
  trigger: ReactNode
  /** What it is, for those who do not see where it hangs. */
  label: string
  open?: boolean
  onOpenChange?: (open: boolean) => void
  side?: 'top' | 'right' | 'bottom' | 'left'
  align?: 'start' | 'center' | 'end'
  className?: string
  children: ReactNode
}

export const Popover = ({ trigger, label, open, onOpenChange, side = 'bottom', align = 'start', className = '', children }: Props) => (
  <Radix.Root {...(open === undefined ? {} : { open })} {...(onOpenChange === undefined ? {} : { onOpenChange })}>
    <Radix.Trigger asChild>{trigger}</Radix.Trigger>
    <Radix.Portal>
      <Radix.Content aria-label={label} side={side} align={align} sideOffset={6} collisionPadding={12} className={`popover ${className}`}>
        {children}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
)

/** Around a link or button inside that also closes the popover. */
export const PopoverClose = ({ children }: { children: ReactNode }) => <Radix.Close asChild>{children}</Radix.Close>
