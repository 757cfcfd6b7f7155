import { Loading } from '../../../ui/loading.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

/** As rows are, so that nothing moves when they come. */
export const ListingSkeleton = () => (
  <Loading what="Loading the list">
    {Array.from({ length: 8 }, (_, index) => (
      <div key={index} className="flex items-center gap-4 border-b border-line-2 py-3.75">
        <Skeleton className="size-14 rounded-[15px]!" />
        <span className="grid grow gap-2">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-3.5 w-4/5" />
        </span>
      </div>
    ))}
  </Loading>
)
