export const Logo = () => (
  <svg width="26" height="26" viewBox="0 0 26 26" aria-hidden="true">
    <rect width="26" height="26" rx="8" className="fill-ink" />
    <path d="M6.5 20 13 6l6.500 14z" className="fill-lime" />
    <ellipse cx="13" cy="20" rx="6.500" ry="1.700" className="fill-paper" />
  </svg>
)
