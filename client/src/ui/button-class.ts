const LOOKS = {
  primary: 'bg-ink text-paper hover:bg-ink-2',
  quiet: 'border border-line bg-surface text-ink hover:bg-line-2',
  ghost: 'text-ink-2 hover:bg-line-2 hover:text-ink',
  danger: 'border border-line bg-surface text-bad hover:border-bad hover:bg-bad-wash',
}

const SIZES = {
  s: 'h-7.5 rounded-chip px-2.5 text-[13px]',
  m: 'h-9 rounded-[10px] px-3.5 text-sm',
  l: 'h-11 rounded-[12px] px-5 text-[15px]',
}

export type ButtonLook = keyof typeof LOOKS
export type ButtonSize = keyof typeof SIZES

const BASE =
  'relative inline-flex items-center justify-center gap-2 whitespace-nowrap font-[560] transition-colors disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-progress'

export const buttonClass = (look: ButtonLook, size: ButtonSize) => `${BASE} ${LOOKS[look]} ${SIZES[size]}`
