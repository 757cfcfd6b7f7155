import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { CloseIcon } from './icons.tsx'
import { IconButton } from './icon-button.tsx'

type Props = {
  title: ReactNode
  trigger?: ReactNode
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** Beside the title: a button that concerns all that is listed. */
  actions?: ReactNode
  footer?: ReactNode | undefined
  children: ReactNode
}

/** Comes in from the right and leaves the page where it was. */
export const SlideOver = ({ title, trigger, open, onOpenChange, actions, footer, children }: Props) => (
  <Radix.Root {...(open === undefined ? {} : { open })} {...(onOpenChange === undefined ? {} : { onOpenChange })}>
    {trigger === undefined ? null : <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
    <Radix.Portal>
      <Radix.Overlay className="scrim" />
      <Radix.Content className="slide-over" aria-describedby={undefined}>
        <div className="overlay-head">
          <Radix.Title className="min-w-0 flex-1 self-center text-lg font-bold">{title}</Radix.Title>
          {actions}
          <Radix.Close asChild>
            <IconButton label="Close" size="s">
              <CloseIcon />
            </IconButton>
          </Radix.Close>
        </div>
        <div className="overlay-body">{children}</div>
        {footer === undefined ? null : <div className="overlay-foot">{footer}</div>}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
)
