import type { ReactNode } from 'react'

type Props = { title: string; lit: boolean; heading?: 'h1' | 'h2'; children: ReactNode }

/** Where a list or a page has nothing to show: the stage, with the light on or off. */
export const StageMessage = ({ title, lit, heading: Heading = 'h2', children }: Props) => (
  <div className="grid justify-items-center rounded-card border border-line-2 bg-surface px-6 py-12 text-center">
    <svg width="132" height="96" viewBox="0 0 132 96" aria-hidden="true">
      <path d="M66 4 24 82h84z" className={lit ? 'fill-lime-wash' : 'fill-sunken'} />
      <ellipse cx="66" cy="82" rx="42" ry="10" className={lit ? 'fill-lime' : 'fill-line'} />
      <path d="M57 4h18l4 12H53z" className="fill-ink" />
    </svg>
    <Heading className="mt-6 text-2xl font-bold">{title}</Heading>
    <div className="mt-2 grid max-w-[42ch] justify-items-center gap-5 text-ink-2">{children}</div>
  </div>
)
