import type { ReactNode } from 'react'
import { CheckIcon } from '../../../ui/icons.tsx'

interface Props {
  readonly number: number
  readonly isDone: boolean
  readonly title: string
  readonly heading: string
  readonly hint: ReactNode
  readonly children: ReactNode
}

export const WelcomeStep = ({ number, isDone, title, heading, hint, children }: Props) => (
  <section className="flex min-w-0 flex-col border-line-2 px-4.5 py-5 not-first:border-t sm:px-5.5 lg:not-first:border-t-0 lg:not-first:border-l">
    <div className="flex items-center gap-2.5">
      {isDone ? (
        <span role="img" aria-label="Done" className="grid size-6 flex-none place-items-center rounded-full bg-good text-surface">
          <CheckIcon className="size-3.5" />
        </span>
      ) : (
        <span
          aria-hidden="true"
          className="grid size-6 flex-none place-items-center rounded-full border-[1.5px] border-line text-[12px] font-[650] text-ink-2"
        >
          {number}
        </span>
      )}
      <h3 className="text-[17px] font-bold tracking-[-0.02em]">{title}</h3>
    </div>
    <h4 className="mt-2 text-[14.5px] font-[640]">{heading}</h4>
    <p className="mt-0.5 mb-3.5 text-[13px]/[1.45] text-ink-2">{hint}</p>
    {children}
  </section>
)

/** A launch or a maker, with the button that the step asks for. */
export const WelcomeRow = ({ picture, button, children }: { picture: ReactNode; button: ReactNode; children: ReactNode }) => (
  <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-2.5">
    {picture}
    <div className="min-w-0">{children}</div>
    {button}
  </li>
)

export const WelcomeNote = ({ children }: { children: ReactNode }) => (
  <p className="mt-auto flex items-start gap-2 pt-3.5 text-[13px]/[1.4] text-ink-2">{children}</p>
)
