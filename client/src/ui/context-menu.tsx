import { ContextMenu as Radix, Slot } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { floatingLayer } from './floating-layer.ts'

type Props = {
  /** What is clicked with the right button, or pressed for long. One element. */
  children: ReactNode
  /** ContextMenuItem and ContextMenuLine. */
  items: ReactNode
}

export const ContextMenu = ({ children, items }: Props) => (
  <Radix.Root modal={false}>
    <Radix.Trigger asChild>
      <Plain className="press-menu">{children}</Plain>
    </Radix.Trigger>
    <Radix.Portal container={floatingLayer()}>
      <Radix.Content className="menu" collisionPadding={12} loop>
        {items}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
)

/** Passes on everything but the style, which would stand in the server's markup; `press-menu` says the same. */
const Plain = ({ style: _, ...rest }: ComponentProps<typeof Slot.Root>) => <Slot.Root {...rest} />

type ItemProps = { icon?: ReactNode; look?: 'plain' | 'danger'; disabled?: boolean; onSelect?: () => void; children: ReactNode }

export const ContextMenuItem = ({ icon, look = 'plain', disabled = false, onSelect, children }: ItemProps) => (
  <Radix.Item className="menu-item" data-look={look} disabled={disabled} {...(onSelect === undefined ? {} : { onSelect })}>
    {icon}
    <span className="flex-1">{children}</span>
  </Radix.Item>
)

export const ContextMenuLine = () => <Radix.Separator className="menu-line" />
