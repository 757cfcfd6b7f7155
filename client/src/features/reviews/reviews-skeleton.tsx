import { Skeleton } from '../../ui/skeleton.tsx'

const ROWS = [1, 2, 3]

export const ReviewsSkeleton = () => (
  <div role="status" aria-label="Loading the reviews" className="grid gap-6">
    <div className="flex items-center gap-7">
      <Skeleton className="h-20 w-30" />
      <Skeleton className="h-24 flex-1" />
    </div>
    <Skeleton className="h-44 w-full rounded-card!" />
    {ROWS.map((row) => (
      <div key={row} className="flex gap-3">
        <Skeleton className="size-9 flex-none rounded-full!" />
        <div className="grid flex-1 gap-2 pt-1">
          <Skeleton className="h-3.5 w-40" />
          <Skeleton className="h-3.5 w-full" />
          <Skeleton className="h-3.5 w-3/5" />
        </div>
      </div>
    ))}
  </div>
)
