import { Loading } from '../../../ui/loading.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

export const DraftSkeleton = ({ what }: { readonly what: string }) => (
  <Loading what={what}>
    <div className="grid gap-4">
      <Skeleton className="h-8 w-60" />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-64 w-full rounded-panel!" />
    </div>
  </Loading>
)
