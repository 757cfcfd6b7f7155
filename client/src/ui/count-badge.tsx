type Props = {
  count: number
  /** Beyond it only "more than". */
  most?: number
  className?: string
}

/** Sits on the corner of what it counts for, whose name says the number in words. */
export const CountBadge = ({ count, most = 99, className = '' }: Props) =>
  count <= 0 ? null : (
    <span
      aria-hidden="true"
      className={`absolute -top-0.5 -right-0.75 h-4 min-w-4 rounded-chip bg-lime px-1 text-center text-[10px]/4 font-[650] text-on-lime tabular-nums shadow-[0_0_0_2px_var(--paper)] ${className}`}
    >
      {count > most ? `${most}+` : count}
    </span>
  )
