import { Toast as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { AlertIcon, CircleCheckIcon, CloseIcon, NoteIcon, WarningIcon } from './icons.tsx'
import { IconButton } from './icon-button.tsx'

const TONES = { good: 'text-good', bad: 'text-bad', warn: 'text-warn', note: 'text-ink-3', lime: 'text-lime-ink' }
const ICONS = { good: CircleCheckIcon, bad: AlertIcon, warn: WarningIcon, note: NoteIcon, lime: NoteIcon }

export type ToastTone = keyof typeof TONES

export const ToastIcon = ({ tone }: { tone: ToastTone }) => {
  const Icon = ICONS[tone]
  return <Icon className="size-4.5" />
}

/** Top right, reached with F8. How long one stays and how far it is swiped to dismiss are Radix's defaults: 5000 ms and 50 px. */
export const ToastViewport = ({ children }: { children: ReactNode }) => (
  <Radix.Provider>
    {children}
    <Radix.Viewport className="toasts" />
  </Radix.Provider>
)

type Props = {
  title: ReactNode
  description?: ReactNode
  color?: ToastTone
  /** Instead of the tone's own. */
  icon?: ReactNode
  /** In milliseconds. */
  duration?: number
  open: boolean
  onClose: () => void
  actions?: readonly { label: string; onSelect: () => void }[]
}

export const ToastItem = ({ title, description, color = 'note', icon, duration, open, onClose, actions = [] }: Props) => (
  <Radix.Root
    className="toast"
    open={open}
    onOpenChange={(isOpen) => {
      if (!isOpen) onClose()
    }}
    {...(duration === undefined ? {} : { duration })}
  >
    <span className={`grid h-5.5 place-items-center ${TONES[color]}`}>{icon ?? <ToastIcon tone={color} />}</span>
    <div className="min-w-0">
      <Radix.Title className="text-[14px]/[22px] font-[560]">{title}</Radix.Title>
      {description === undefined ? null : <Radix.Description className="text-[13.5px]/[1.45] text-ink-2">{description}</Radix.Description>}
      {actions.length === 0 ? null : (
        <div className="mt-2 flex flex-wrap gap-2">
          {actions.map(({ label, onSelect }) => (
            <Radix.Action
              key={label}
              altText={label}
              className="h-7.5 rounded-chip border border-line px-2.5 text-[13px] font-[560] hover:bg-line-2"
              onClick={onSelect}
            >
              {label}
            </Radix.Action>
          ))}
        </div>
      )}
    </div>
    <Radix.Close asChild>
      <IconButton label="Close" size="s" className="-my-1">
        <CloseIcon />
      </IconButton>
    </Radix.Close>
  </Radix.Root>
)
