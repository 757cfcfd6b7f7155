const initialOf = (name: string): string => String.fromCodePoint(name.codePointAt(0) ?? 0).toUpperCase()

/** For what we have no picture of: its initial. */
export const InitialMark = ({ name, className }: { readonly name: string; readonly className: string }) => (
  <span
    aria-hidden="true"
    className={`grid flex-none place-items-center border border-line bg-surface font-display leading-none font-[750] text-ink-2 ${className}`}
  >
    {initialOf(name)}
  </span>
)
