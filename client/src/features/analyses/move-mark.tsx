interface Props {
  /** Places up; negative is down. */
  readonly places: number
}

export const MoveMark = ({ places }: Props) =>
  places === 0 ? (
    <span className="text-ink-3">
      <span aria-hidden="true">–</span>
      <span className="sr-only">No move</span>
    </span>
  ) : (
    <span className={`inline-flex items-center gap-1 font-semibold ${places > 0 ? 'text-good' : 'text-bad'}`}>
      <svg viewBox="0 0 14 11" className={`h-2 w-2.5 fill-current ${places > 0 ? '' : 'rotate-180'}`} aria-hidden="true">
        <path d="M7 0 14 11H0z" />
      </svg>
      <span className="sr-only">{places > 0 ? 'Up' : 'Down'} </span>
      {Math.abs(places)}
    </span>
  )
