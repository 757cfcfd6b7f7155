import type { ReactNode } from 'react'

interface Props {
  readonly title: ReactNode
  /** Above the title: what the page is a part of, and its state. */
  readonly above?: ReactNode
  readonly lead?: ReactNode
  /** On the right of the title: a choice, buttons. */
  readonly actions?: ReactNode
  /** Panels beside the page; where it is narrow, beneath it. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** The head of a page of the staff, and room for panels beside it. */
export const ConsolePage = ({ title, above, lead, actions, aside, children }: Props) => (
  <div className={aside === undefined ? '' : 'grid grid-cols-[minmax(0,1fr)] gap-x-11 gap-y-8 xl:grid-cols-[minmax(0,1fr)_300px]'}>
    <div className="min-w-0">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 gap-2">
          {above !== undefined && <div className="flex flex-wrap items-center gap-2 text-[13.5px] text-ink-3">{above}</div>}
          <h1 className="text-[32px] font-[750] tracking-[-0.035em] md:text-[36px]">{title}</h1>
          {lead !== undefined && <p className="max-w-[62ch] text-[14.5px] text-ink-2">{lead}</p>}
        </div>
        {actions !== undefined && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
      {children}
    </div>
    {aside !== undefined && <aside className="grid min-w-0 content-start gap-4.5">{aside}</aside>}
  </div>
)
