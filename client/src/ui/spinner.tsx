/** Decoration only: the busy element says so in words or with `aria-busy`. */
export const Spinner = ({ className = 'size-4' }: { className?: string }) => (
  <svg viewBox="0 0 16 16" className={`spinner icon flex-none ${className}`} aria-hidden="true">
    <circle cx="8" cy="8" r="6" opacity=".25" />
    <path d="M14 8a6 6 0 0 0-6-6" />
  </svg>
)
