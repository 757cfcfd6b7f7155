type Props = {
  /** What progresses, for those who do not see the bar. */
  label: string
  /** Without one it is under way, and how far is unknown. */
  value?: number
  max?: number
  tone?: 'ink' | 'lime'
  className?: string
}

export const Progress = ({ label, value, max = 100, tone = 'ink', className = '' }: Props) => (
  <progress aria-label={label} data-tone={tone} max={max} className={`progress ${className}`} {...(value === undefined ? {} : { value })} />
)
