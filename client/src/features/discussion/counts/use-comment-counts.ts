import { useMemo, useState } from 'react'
import { shallowEqual, useSelector } from 'react-redux'
import { selectData, type WithResources } from '../../../lib/resources/resources-slice.ts'
import { commentCountsOf } from './comment-counts.ts'

/** By the ids of tools. A list that grows asks anew: what is shown stays until there is an answer. */
export const useCommentCounts = (toolIds: readonly string[]): ReadonlyMap<string, number> => {
  const queries = commentCountsOf(toolIds)
  const answers = useSelector((state: WithResources) => queries.map((query) => selectData(query)(state)), shallowEqual)
  const [shown, setShown] = useState(answers)
  const isAnswered = answers.every((answer) => answer !== undefined)
  // While React draws again at once, the selector gives another array each time.
  if (isAnswered && !shallowEqual(shown, answers)) setShown(answers)
  const known = isAnswered ? answers : shown
  return useMemo(
    () => new Map(known.flatMap((answer) => answer?.tools ?? []).map(({ toolId, comments }) => [toolId as string, comments])),
    [known],
  )
}
