import { DropdownMenu as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { floatingLayer } from './floating-layer.ts'
import { CheckIcon, ChevronRightIcon } from './icons.tsx'
import { Kbd } from './kbd.tsx'

type Props = {
  trigger: ReactNode
  open?: boolean
  onOpenChange?: (open: boolean) => void
  side?: 'top' | 'right' | 'bottom' | 'left'
  align?: 'start' | 'center' | 'end'
  /** MenuItem, MenuLink, MenuCheck, MenuRadios, MenuLabel, MenuLine, MenuSub. */
  children: ReactNode
}

/** Not modal: the page behind can still be scrolled, and needs no style for being held. */
export const Menu = ({ trigger, open, onOpenChange, side = 'bottom', align = 'start', children }: Props) => (
  <Radix.Root modal={false} {...(open === undefined ? {} : { open })} {...(onOpenChange === undefined ? {} : { onOpenChange })}>
    <Radix.Trigger asChild>{trigger}</Radix.Trigger>
    <Radix.Portal container={floatingLayer()}>
      <Radix.Content side={side} align={align} sideOffset={6} collisionPadding={12} loop className="menu">
        {children}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
)

type ItemProps = {
  icon?: ReactNode
  shortcut?: string
  look?: 'plain' | 'danger'
  disabled?: boolean
  onSelect?: () => void
  children: ReactNode
}

export const MenuItem = ({ icon, shortcut, look = 'plain', disabled = false, onSelect, children }: ItemProps) => (
  <Radix.Item className="menu-item" data-look={look} disabled={disabled} {...(onSelect === undefined ? {} : { onSelect })}>
    {icon}
    <span className="flex-1">{children}</span>
    {shortcut === undefined ? null : <Kbd>{shortcut}</Kbd>}
  </Radix.Item>
)

/** The one child is a link. */
export const MenuLink = ({ children }: { children: ReactNode }) => (
  <Radix.Item asChild className="menu-item">
    {children}
  </Radix.Item>
)

type CheckProps = { checked: boolean; onCheckedChange: (checked: boolean) => void; disabled?: boolean; children: ReactNode }

export const MenuCheck = ({ checked, onCheckedChange, disabled = false, children }: CheckProps) => (
  <Radix.CheckboxItem className="menu-item" checked={checked} onCheckedChange={onCheckedChange} disabled={disabled}>
    <span className="flex-1">{children}</span>
    <Radix.ItemIndicator>
      <CheckIcon />
    </Radix.ItemIndicator>
  </Radix.CheckboxItem>
)

type RadiosProps = {
  label: string
  value: string
  onValueChange: (value: string) => void
  options: readonly { value: string; label: ReactNode }[]
}

export const MenuRadios = ({ label, value, onValueChange, options }: RadiosProps) => (
  <>
    <MenuLabel>{label}</MenuLabel>
    <Radix.RadioGroup value={value} onValueChange={onValueChange} aria-label={label}>
      {options.map((option) => (
        <Radix.RadioItem key={option.value} value={option.value} className="menu-item">
          <span className="flex-1">{option.label}</span>
          <Radix.ItemIndicator>
            <CheckIcon />
          </Radix.ItemIndicator>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  </>
)

export const MenuLabel = ({ children }: { children: ReactNode }) => <Radix.Label className="menu-label">{children}</Radix.Label>

export const MenuLine = () => <Radix.Separator className="menu-line" />

export const MenuSub = ({ icon, label, children }: { icon?: ReactNode; label: ReactNode; children: ReactNode }) => (
  <Radix.Sub>
    <Radix.SubTrigger className="menu-item">
      {icon}
      <span className="flex-1">{label}</span>
      <ChevronRightIcon className="size-4 text-ink-3" />
    </Radix.SubTrigger>
    <Radix.Portal container={floatingLayer()}>
      <Radix.SubContent className="menu" sideOffset={4} collisionPadding={12} loop>
        {children}
      </Radix.SubContent>
    </Radix.Portal>
  </Radix.Sub>
)
