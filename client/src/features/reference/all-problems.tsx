import { useData } from '../../lib/resources/use-resource.ts'
import { Fold } from './fold.tsx'
import { ProblemList } from './problem-list.tsx'
import { overview } from './reference-resources.ts'

/** The whole catalogue. */
export const AllProblems = () => {
  const shown = useData(overview())
  if (shown === undefined) return null
  return (
    <Fold title={`All ${shown.problems.length} codes`}>
      <ProblemList problems={shown.problems} />
    </Fold>
  )
}
