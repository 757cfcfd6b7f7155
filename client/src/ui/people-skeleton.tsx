import { Loading } from './loading.tsx'
import { Skeleton } from './skeleton.tsx'

const WIDTHS = ['w-32', 'w-24', 'w-40', 'w-28', 'w-36', 'w-24']

export const PeopleSkeleton = ({ what }: { readonly what: string }) => (
  <Loading what={what}>
    {WIDTHS.map((width, index) => (
      <div key={index} className="flex items-center gap-4 border-b border-line-2 py-3.5">
        <Skeleton className="size-11 rounded-full!" />
        <div className="grid gap-2">
          <Skeleton className={`h-4 ${width}`} />
          <Skeleton className="h-3 w-20" />
        </div>
      </div>
    ))}
  </Loading>
)
