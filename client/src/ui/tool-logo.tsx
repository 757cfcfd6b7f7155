interface Props {
  readonly src: string
  readonly size: keyof typeof SHAPES
  readonly className?: string
}

/** The larger, the rounder. In the rows of a list it grows with the page. */
const SHAPES = {
  22: 'size-5.5 rounded-[6px]',
  30: 'size-7.5 rounded-[9px]',
  32: 'size-8 rounded-[9px]',
  34: 'size-8.5 rounded-[10px]',
  36: 'size-9 rounded-[10px]',
  40: 'size-10 rounded-[11px]',
  44: 'size-11 rounded-[12px]',
  56: 'size-12 rounded-[13px] md:size-14 md:rounded-[15px]',
} as const

/** Its name stands beside it. */
export const ToolLogo = ({ src, size, className = '' }: Props) => (
  <img src={src} alt="" width={size} height={size} loading="lazy" decoding="async" className={`${SHAPES[size]} ${className}`} />
)
