import type { ReactNode } from 'react'
import { Boundary } from '../lib/failures/boundary.tsx'

/** Part of a page. Where it throws, a note takes its place and the rest of the page goes on. */
export const Contained = ({ part, children }: { readonly part: string; readonly children: ReactNode }) => (
  <Boundary
    part={part}
    fallback={(retry) => (
      <p role="status" className="contained-note">
        This part stopped working.{' '}
        <button type="button" className="way-link" onClick={retry}>
          Try again
        </button>
      </p>
    )}
  >
    {children}
  </Boundary>
)
