import { type ReactNode, useId } from 'react'
import { Contained } from '../../../ui/contained.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import type { Advice } from './advice.ts'

interface Props {
  readonly title: string
  /** Beside the title: how many, or what kind. */
  readonly aside?: string | undefined
  readonly advice?: Advice | undefined
  /** What is copied; without it there is nothing to copy. */
  readonly copied?: (() => string) | undefined
  readonly isWide?: boolean
  readonly children: ReactNode
}

/** One kind of what was found on a page, with its own way to copy it. */
export const ResultPart = ({ title, aside, advice, copied, isWide = false, children }: Props) => {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={`min-w-0 rounded-card border border-line-2 bg-surface px-4 py-4 md:px-5 md:py-4.5 ${isWide ? 'md:col-span-2' : ''}`}
    >
      <div className="mb-3 flex min-h-7.5 items-center gap-2">
        <h2 id={id} className="font-text text-[15px]/none font-[620] tracking-normal">
          {title}
        </h2>
        {aside !== undefined && <span className="text-[13px] text-ink-3 tabular-nums">{aside}</span>}
        <span className="ml-auto">{copied !== undefined && <CopyButton text={copied} label={`Copy: ${title}`} bare />}</span>
      </div>
      <Contained part={title}>{children}</Contained>
      {advice !== undefined && (
        <p className="mt-3">
          <AdviceText {...advice} />
        </p>
      )}
    </section>
  )
}

export const AdviceText = ({ text, isGood }: Advice) => (
  <span className={`text-[13px] tabular-nums ${isGood ? 'text-good' : 'text-lime-ink'}`}>{text}</span>
)

export const Nothing = ({ children }: { readonly children: ReactNode }) => <p className="text-[14px] text-ink-3">{children}</p>
