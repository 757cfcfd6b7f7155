import { Loading } from '../../../ui/loading.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

export const ProfileSkeleton = () => (
  <Loading what="Loading the profile">
    <div className="flex items-center gap-5 md:gap-7">
      <Skeleton className="size-20 rounded-full! md:size-28" />
      <div className="grid gap-2.5">
        <Skeleton className="h-9 w-44" />
        <Skeleton className="h-4 w-36" />
      </div>
    </div>
    <Skeleton className="mt-6 h-20 rounded-card!" />
    <Skeleton className="mt-9 h-40 rounded-card!" />
  </Loading>
)
