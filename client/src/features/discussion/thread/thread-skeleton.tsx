import { Skeleton } from '../../../ui/skeleton.tsx'

const ROWS = [1, 2, 3]

export const ThreadSkeleton = () => (
  <div role="status" aria-label="Loading the comments" className="grid gap-6">
    <Skeleton className="h-14 w-full" />
    {ROWS.map((row) => (
      <div key={row} className="flex gap-3">
        <Skeleton className="size-8 flex-none rounded-full!" />
        <div className="grid flex-1 gap-2 pt-1">
          <Skeleton className="h-3.5 w-40" />
          <Skeleton className="h-3.5 w-full" />
          <Skeleton className="h-3.5 w-3/5" />
        </div>
      </div>
    ))}
  </div>
)
