import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { CloseIcon } from './icons.tsx'
import { IconButton } from './icon-button.tsx'

type Props = {
  title: ReactNode
  description?: ReactNode
  /** A button; without one the dialog is opened by `open`. */
  trigger?: ReactNode
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** The largest fills a phone's screen. */
  size?: 's' | 'm' | 'l' | 'xl'
  /** Where the focus goes for a dialog that no button has opened. */
  focusAfter?: () => HTMLElement | null
  /** Still read out, not shown: for a dialog whose content is its own title. */
  hideTitle?: boolean
  /** Stands before the title. */
  mark?: ReactNode
  /** Stands beside the title, and below it where there is no room. */
  aside?: ReactNode
  /** Buttons, the primary one last. */
  footer?: ReactNode
  children?: ReactNode
}

const TITLES = {
  s: 'text-xl font-bold',
  m: 'text-xl font-bold',
  l: 'text-xl font-bold',
  xl: 'text-[28px]/[1.1] font-[750] tracking-[-0.035em]',
}

/** The largest begins at its top: a field or button further down would be scrolled to. */
const focusWhole = (event: Event) => {
  event.preventDefault()
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
}

export const Dialog = ({
  title,
  description,
  trigger,
  open,
  onOpenChange,
  size = 'm',
  hideTitle = false,
  mark,
  aside,
  focusAfter,
  footer,
  children,
}: Props) => (
  <Radix.Root {...(open === undefined ? {} : { open })} {...(onOpenChange === undefined ? {} : { onOpenChange })}>
    {trigger === undefined ? null : <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
    <Radix.Portal>
      <Radix.Overlay className="scrim" />
      <Radix.Content
        className="dialog"
        data-size={size}
        {...(description === undefined ? { 'aria-describedby': undefined } : {})}
        {...(size === 'xl' && { onOpenAutoFocus: focusWhole })}
        {...(focusAfter && {
          onCloseAutoFocus: (event: Event) => {
            event.preventDefault()
            focusAfter()?.focus({ preventScroll: true })
          },
        })}
      >
        <div className="overlay-head">
          {mark}
          <div className="min-w-0 flex-1 pt-1.5 pr-10">
            <Radix.Title className={hideTitle ? 'sr-only' : TITLES[size]}>{title}</Radix.Title>
            {description === undefined ? null : (
              <Radix.Description className="mt-2 text-[14.5px] text-ink-2">{description}</Radix.Description>
            )}
          </div>
          {aside}
        </div>
        {children === undefined ? null : <div className="overlay-body">{children}</div>}
        {footer === undefined ? null : <div className="overlay-foot">{footer}</div>}
        {/* Last, so that the focus begins with what the dialog asks for. */}
        <Radix.Close asChild>
          <IconButton label="Close" size="s" className="absolute! top-4 right-3.5">
            <CloseIcon />
          </IconButton>
        </Radix.Close>
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
)

/** Around a button in the footer that closes the dialog and does nothing else. */
export const DialogClose = ({ children }: { children: ReactNode }) => <Radix.Close asChild>{children}</Radix.Close>
