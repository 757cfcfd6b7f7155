import type { ReactNode } from 'react'

type Props = { className?: string }

/** The few strokes that primitives draw themselves. What a page wants beyond them comes from the icon collections. */
const stroke = (drawing: ReactNode) => {
  const Icon = ({ className = 'size-4' }: Props) => (
    <svg viewBox="0 0 16 16" className={`icon flex-none ${className}`} aria-hidden="true">
      {drawing}
    </svg>
  )
  return Icon
}

export const CloseIcon = stroke(<path d="m4 4 8 8M12 4l-8 8" />)
export const CheckIcon = stroke(<path d="m3.500 8.500 3 3 6-7" />)
export const ChevronDownIcon = stroke(<path d="m4 6 4 4 4-4" />)
export const ChevronLeftIcon = stroke(<path d="m10 4-4 4 4 4" />)
export const ChevronRightIcon = stroke(<path d="m6 4 4 4-4 4" />)
export const BoltIcon = stroke(<path d="M9 2 4 9h3.500L7 14l5-7H8.500z" />)
export const ChevronsIcon = stroke(<path d="m5 6.300 3-3 3 3M5 9.700l3 3 3-3" />)
export const MoreIcon = stroke(<path d="M3.500 8h.01M8 8h.01M12.500 8h.01" strokeWidth="2.200" />)
export const ShareIcon = stroke(<path d="M8 10V2.500M5 5l3-3 3 3M3 9v4.500h10V9" />)
export const SearchIcon = stroke(
  <>
    <circle cx="7" cy="7" r="4.300" />
    <path d="m10.300 10.300 3.200 3.200" />
  </>,
)
export const EyeIcon = stroke(
  <>
    <path d="M1.500 8S4 3.500 8 3.500 14.500 8 14.500 8 12 12.500 8 12.500 1.500 8 1.500 8z" />
    <circle cx="8" cy="8" r="1.900" />
  </>,
)
export const EyeOffIcon = stroke(
  <path d="M6.400 3.700A6 6 0 0 1 8 3.500c4 0 6.500 4.500 6.500 4.500a11 11 0 0 1-1.800 2.300M4.300 4.700A10.600 10.600 0 0 0 1.500 8S4 12.500 8 12.500a6 6 0 0 0 3-.8M6.600 6.600a1.900 1.900 0 0 0 2.700 2.700M2.500 2.500l11 11" />,
)
export const CopyIcon = stroke(
  <>
    <rect x="5.500" y="5.500" width="8" height="8" rx="1.800" />
    <path d="M3.500 10.500A1.500 1.500 0 0 1 2.500 9V4A1.500 1.500 0 0 1 4 2.500h5a1.500 1.500 0 0 1 1.400 1" />
  </>,
)
export const CommentIcon = stroke(
  <path d="M8 2.500c3.300 0 5.800 2.100 5.800 4.900S11.300 12.300 8 12.300c-.7 0-1.300-.1-1.900-.2L3 13.500l.7-2.500A4.600 4.600 0 0 1 2.200 7.400c0-2.800 2.500-4.900 5.800-4.900z" />,
)
export const NoteIcon = stroke(
  <>
    <circle cx="8" cy="8" r="6" />
    <path d="M8 7.500v3.300M8 5.200h.01" />
  </>,
)
export const WarningIcon = stroke(<path d="M8 2.200 14.500 13.500h-13zM8 6.500v3.200M8 11.600h.01" />)
export const AlertIcon = stroke(
  <>
    <circle cx="8" cy="8" r="6" />
    <path d="M8 4.800v3.900M8 11h.01" />
  </>,
)
export const TipIcon = stroke(
  <path d="M6.200 13.500h3.600M6.300 11.300c0-1.300-2.100-2-2.100-4.700a3.800 3.800 0 0 1 7.600 0c0 2.700-2.100 3.400-2.100 4.700z" />,
)
export const CircleCheckIcon = stroke(
  <>
    <circle cx="8" cy="8" r="6" />
    <path d="m5.500 8.300 1.800 1.800 3.300-3.900" />
  </>,
)
export const ArrowUpIcon = stroke(<path d="M8 13V3M4 7l4-4 4 4" />)
export const ArrowRightIcon = stroke(<path d="M3 8h10M9 4l4 4-4 4" />)
export const BookmarkIcon = stroke(<path d="M4.500 2.500h7v11L8 10.800l-3.500 2.700z" />)
export const LinkIcon = stroke(
  <path d="M6.500 9.500a2.500 2.500 0 0 0 3.500 0l2.500-2.500A2.500 2.500 0 0 0 9 3.500l-.8.8M9.500 6.500a2.500 2.500 0 0 0-3.500 0L3.500 9A2.500 2.500 0 0 0 7 12.500l.8-.8" />,
)
export const LinkOutIcon = stroke(
  <path d="M6 3.500H4A1.500 1.500 0 0 0 2.500 5v7A1.500 1.500 0 0 0 4 13.500h7a1.500 1.500 0 0 0 1.500-1.500v-2M9 2.500h4.500V7M13.500 2.500 7.500 8.500" />,
)
export const FlagIcon = stroke(<path d="M4 14V2.500h8l-1.800 3L12 8.500H4" />)
export const ThumbIcon = stroke(
  <path d="M5 7.500 8 2c1.200 0 1.700.9 1.400 2L9 6.500h3.300c.9 0 1.400.7 1.200 1.600l-.9 4c-.2.9-.8 1.400-1.600 1.400H5zM5 7.500H2.500v6H5" />,
)
