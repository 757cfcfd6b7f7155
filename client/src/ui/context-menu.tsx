import { ContextMenu as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

type Props = {
  /** What is clicked with the right button, or pressed for long. One element. */
  children: ReactNode
  /** ContextMenuItem and ContextMenuLine. */
  items: ReactNode
}

export const ContextMenu = ({ children, items }: Props) => (
  <Radix.Root modal={false}>
    <Radix.Trigger asChild>{children}</Radix.Trigger>
    <Radix.Portal>
      <Radix.Content className="menu" collisionPadding={12} loop>
        {items}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
)

type ItemProps = { icon?: ReactNode; look?: 'plain' | 'danger'; disabled?: boolean; onSelect?: () => void; children: ReactNode }

export const ContextMenuItem = ({ icon, look = 'plain', disabled = false, onSelect, children }: ItemProps) => (
  <Radix.Item className="menu-item" data-look={look} disabled={disabled} {...(onSelect === undefined ? {} : { onSelect })}>
    {icon}
    <span className="flex-1">{children}</span>
  </Radix.Item>
)

export const ContextMenuLine = () => <Radix.Separator className="menu-line" />
