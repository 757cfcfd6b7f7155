import { type DraftProblem, readyCard } from '@debut/events/drafts/ready-card.ts'
import type { DraftContent } from '@debut/events/drafts/draft-content.ts'
import { useCallback, useMemo } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { draftTyped, selectDraft } from './draft-slice.ts'
import type { Problems } from './draft-labels.ts'
import { wholeAddress } from '../../ui/whole-address.ts'

export const useContent = (): DraftContent => useSelector((state: Parameters<typeof selectDraft>[0]) => selectDraft(state).content)

/** What is missing or wrong, by the rules that the service publishes by. */
export const useProblems = (): Problems => {
  const content = useContent()
  return useMemo(() => readyCard(content).problems, [content])
}

/** How a tag is shown, as far as that is known here. */
export const useTagName = (): ((tag: string) => string) => {
  const { tags, statuses } = useSelector(selectDraft)
  return (tag) => tags.find(({ name }) => name === tag)?.shownName ?? statuses[tag]?.shownName ?? tag
}

export const useTyping = () => {
  const dispatch = useDispatch()
  return useCallback((patch: Partial<DraftContent>) => void dispatch(draftTyped(patch)), [dispatch])
}

export type Claim = 'free' | 'taken' | 'yours' | 'unfit' | 'checking' | undefined

/** Of the addresses as they stand in the fields now. */
export const useClaim = (kind: 'slug' | 'url'): Claim => {
  const { checked, content } = useSelector(selectDraft)
  const typed = kind === 'slug' ? content.slug.trim() : wholeAddress(content.url)
  if (typed === '') return undefined
  if (checked[kind] !== typed) return 'checking'
  return checked.answer?.[kind] ?? undefined
}

/** While somebody is still on the way to fifty characters, nothing is wrong yet. */
export const isWorthSaying = (problem: DraftProblem | undefined, wasLeft: boolean): boolean =>
  problem !== undefined &&
  (wasLeft || problem === 'too-long' || problem === 'too-many' || problem === 'shortened' || problem === 'other-site')
