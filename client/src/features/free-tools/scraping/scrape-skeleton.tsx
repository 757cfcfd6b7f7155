import { Skeleton } from '../../../ui/skeleton.tsx'

/** As tall as the first parts of a result. */
export const ScrapeSkeleton = () => (
  <div aria-hidden="true" className="mt-4 grid gap-4 md:grid-cols-2">
    <Skeleton className="h-7.5 w-52 md:col-span-2" />
    <Skeleton className="h-45 rounded-card md:col-span-2" />
    <Skeleton className="h-45 rounded-card" />
    <Skeleton className="h-45 rounded-card" />
  </div>
)
