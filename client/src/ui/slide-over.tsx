import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
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
export const SlideOver = ({ title, trigger, open, onOpenChange, actions, footer, children }: Props) => {
  /** What had the focus goes on with it, also where it is no trigger of this one's. */
  const opener = useRef<Element | null>(null)
  return (
    <Radix.Root {...(open === undefined ? {} : { open })} {...(onOpenChange === undefined ? {} : { onOpenChange })}>
      {trigger === undefined ? null : <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className="scrim" />
        <Radix.Content
          className="slide-over"
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement
          }}
          onCloseAutoFocus={(event) => {
            if (trigger !== undefined || !(opener.current instanceof HTMLElement)) return
            event.preventDefault()
            opener.current.focus({ preventScroll: true })
          }}
        >
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
}
