import type { ReactNode } from 'react'

type Props = { title?: string; icon?: ReactNode; children?: ReactNode; action?: ReactNode }

/** Inside a card or a panel, where the whole stage (stage-message) would be too much. */
export const EmptyState = ({ title = 'No data', icon, children, action }: Props) => (
  <div className="grid justify-items-center gap-1.5 px-4 py-10 text-center">
    {icon === undefined ? null : <span className="mb-2 grid size-11 place-items-center rounded-panel bg-line-2 text-ink-2">{icon}</span>}
    <p className="font-[560]">{title}</p>
    {children === undefined ? null : <div className="max-w-[40ch] text-sm text-ink-2">{children}</div>}
    {action === undefined ? null : <div className="mt-3">{action}</div>}
  </div>
)
