/** A day more. Limelight, as streaks are. */
export const Flame = ({ className = 'size-4' }: { className?: string }) => (
  <svg viewBox="0 0 16 16" className={`flex-none fill-lime ${className}`} aria-hidden="true">
    <path d="M8.600.9c.5 2.700 4.900 4.600 4.900 9A5.300 5.300 0 0 1 8 15.200a5.300 5.300 0 0 1-5.500-5.300c0-2.300 1.300-3.700 2.300-5 .2 1.300.8 2 1.500 2.300C6.200 4.900 6.900 2.500 8.600.9z" />
  </svg>
)
