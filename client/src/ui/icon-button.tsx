import type { ComponentProps } from 'react'

const LOOKS = {
  ghost: 'text-ink-2 hover:bg-line-2 hover:text-ink data-[state=open]:bg-line-2 data-[state=open]:text-ink',
  quiet: 'border border-line bg-surface text-ink-2 hover:bg-line-2 hover:text-ink',
}
const SIZES = { s: 'size-7.5 rounded-chip', m: 'size-9 rounded-[10px]', l: 'size-11 rounded-[12px]' }

type Props = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** What it does, for those who do not see the picture. */
  label: string
  look?: keyof typeof LOOKS
  size?: keyof typeof SIZES
  /** Shown while it is pointed at, where that is more than the label. */
  tip?: string
}

export const IconButton = ({ label, look = 'ghost', size = 'm', className = '', tip = label, ...rest }: Props) => (
  <button
    type="button"
    aria-label={label}
    data-tip={tip}
    className={`relative inline-grid flex-none place-items-center transition-colors disabled:cursor-not-allowed disabled:opacity-40 ${LOOKS[look]} ${SIZES[size]} ${className}`}
    {...rest}
  />
)
