import type { ReactNode } from 'react'

const stroke = (drawing: ReactNode) => {
  const Icon = ({ className = 'size-5' }: { className?: string }) => (
    <svg viewBox="0 0 20 20" className={`icon flex-none ${className}`} aria-hidden="true">
      {drawing}
    </svg>
  )
  return Icon
}

export const LaunchpadIcon = stroke(<path d="M4 16 10 3l6 13z" />)
export const CommunityIcon = stroke(
  <path d="M10 3.500c4 0 7 2.600 7 5.900s-3 5.900-7 5.900c-.8 0-1.600-.1-2.300-.3L4 16.700l.8-3A5.500 5.500 0 0 1 3 9.400c0-3.300 3-5.900 7-5.900z" />,
)
export const ProductsIcon = stroke(
  <path d="M4.500 3h2.800a1.500 1.500 0 0 1 1.500 1.500v2.800a1.500 1.500 0 0 1-1.500 1.500H4.500A1.500 1.500 0 0 1 3 7.300V4.500A1.500 1.500 0 0 1 4.500 3zM12.700 3h2.800A1.500 1.500 0 0 1 17 4.500v2.800a1.500 1.500 0 0 1-1.500 1.500h-2.800a1.500 1.500 0 0 1-1.500-1.500V4.500A1.500 1.500 0 0 1 12.700 3zM4.500 11.200h2.800a1.500 1.500 0 0 1 1.500 1.500v2.800A1.500 1.500 0 0 1 7.300 17H4.500A1.500 1.500 0 0 1 3 15.500v-2.800a1.500 1.500 0 0 1 1.500-1.500zM12.700 11.200h2.800a1.500 1.500 0 0 1 1.500 1.500v2.800a1.500 1.500 0 0 1-1.500 1.500h-2.800a1.500 1.500 0 0 1-1.500-1.500v-2.800a1.500 1.500 0 0 1 1.500-1.500z" />,
)
export const PricingIcon = stroke(
  <>
    <circle cx="10" cy="10" r="7" />
    <path d="M12.300 7.800c-.4-.9-1.200-1.300-2.300-1.300-1.300 0-2.200.6-2.200 1.700 0 2.600 4.600 1.100 4.600 3.600 0 1.100-1 1.700-2.400 1.700-1.200 0-2.100-.5-2.500-1.400M10 5.200v1.300M10 13.500v1.300" />
  </>,
)
export const PlusIcon = stroke(<path d="M10 4.500v11M4.500 10h11" strokeWidth="2" />)
export const MoreDotsIcon = stroke(<path d="M4.500 10h.01M10 10h.01M15.500 10h.01" strokeWidth="2.600" />)
