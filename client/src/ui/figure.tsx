import type { ReactNode } from 'react'

const TONES = { plain: '', good: 'text-good', warn: 'text-warn', bad: 'text-bad', lime: 'text-lime-ink' }

interface FigureProps {
  readonly label: string
  /** A number or an amount, as it is shown. */
  readonly value: ReactNode
  readonly tone?: keyof typeof TONES
  /** How it is to the one before, where they should be the same. */
  readonly sign?: '=' | '≠'
}

/** One of `Figures`: a large number with what it counts beneath. */
export const Figure = ({ label, value, tone = 'plain', sign }: FigureProps) => (
  <div className="figure" data-sign={sign}>
    <dt>{label}</dt>
    <dd className={TONES[tone]}>{value}</dd>
  </div>
)

/** Side by side, as they are compared. */
export const Figures = ({ children }: { children: ReactNode }) => <dl className="figures">{children}</dl>
