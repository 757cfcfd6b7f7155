import { Loading } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

export const ToolSkeleton = () => (
  <Loading what="Loading the tool">
    <div className="flex items-start gap-5">
      <Skeleton className="size-21 rounded-[22px]!" />
      <div className="grid grow gap-3 pt-2">
        <Skeleton className="h-9 w-3/5" />
        <Skeleton className="h-5 w-4/5" />
      </div>
      <Skeleton className="h-19 w-18 rounded-panel!" />
    </div>
    <Skeleton className="mt-5 h-9 w-56" />
    <Skeleton className="mt-8 h-64 w-full rounded-card!" />
  </Loading>
)
