const firstLetterOf = (name: string): string => String.fromCodePoint(name.codePointAt(0) ?? 0).toUpperCase()

/** For what we have no picture of: its first letter. */
export const LetterMark = ({ name, className }: { readonly name: string; readonly className: string }) => (
  <span
    aria-hidden="true"
    className={`grid flex-none place-items-center border border-line bg-surface font-display leading-none font-[750] text-ink-2 ${className}`}
  >
    {firstLetterOf(name)}
  </span>
)
