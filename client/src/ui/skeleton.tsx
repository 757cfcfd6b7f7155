/** One still empty place; sized and rounded by its classes as what will stand there. */
export const Skeleton = ({ className = 'h-4 w-full' }: { className?: string }) => (
  <span aria-hidden="true" className={`skeleton block rounded-chip ${className}`} />
)
