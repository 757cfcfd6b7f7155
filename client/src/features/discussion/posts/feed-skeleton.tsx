import { Loading } from '../../../ui/loading.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

const SHOWN = 3

export const FeedSkeleton = () => (
  <Loading what="Loading posts">
    {Array.from({ length: SHOWN }, (_, index) => (
      <div key={index} className="grid gap-3.5 border-b border-line-2 py-6.5">
        <div className="flex items-center gap-3">
          <Skeleton className="size-9.5 rounded-full!" />
          <Skeleton className="h-4 w-40" />
        </div>
        <Skeleton className="h-6 w-4/5" />
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-5 w-28" />
      </div>
    ))}
  </Loading>
)
