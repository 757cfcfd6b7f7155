import type { ComponentProps } from 'react'

const looks = {
  solid: 'bg-ink text-paper hover:bg-ink-2',
  quiet: 'border border-line bg-surface text-ink hover:bg-sunken',
}

export const Button = ({ look = 'solid', className = '', ...rest }: ComponentProps<'button'> & { look?: keyof typeof looks }) => (
  <button
    type="button"
    className={`inline-flex h-9 items-center justify-center gap-2 rounded-[10px] px-3.5 text-sm font-[560] transition-colors disabled:opacity-60 ${looks[look]} ${className}`}
    {...rest}
  />
)
