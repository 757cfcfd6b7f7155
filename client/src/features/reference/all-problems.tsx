import { useSelector } from 'react-redux'
import { Fold } from './fold.tsx'
import { ProblemList } from './problem-list.tsx'
import { selectReference } from './reference-slice.ts'

/** The whole catalogue. */
export const AllProblems = () => {
  const { overview } = useSelector(selectReference)
  if (overview === null) return null
  return (
    <Fold title={`All ${overview.problems.length} codes`}>
      <ProblemList problems={overview.problems} />
    </Fold>
  )
}
