import { Link } from 'react-router'
import { Loading } from '../ui/loading.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** In place of a page for members, while it is found out whether its reader still is one. */
export const HeldPage = () => (
  <div className="grid gap-6">
    <Loading what="Getting your session back">
      <Skeleton className="mb-4 h-10 w-60 max-w-full" />
      <Skeleton className="mb-2.5 h-4 w-full max-w-120" />
      <Skeleton className="h-4 w-full max-w-90" />
    </Loading>
    <p className="text-[13.5px] text-ink-3">
      Getting your session back. If that takes long,{' '}
      <Link to="/login" className="way-link">
        sign in again
      </Link>
      .
    </p>
  </div>
)
