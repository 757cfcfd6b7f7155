import { popularRoute, searchRoute } from '@debut/events/search/search-routes.ts'
import type { Found, Popular } from '@debut/events/search/search-answers.ts'
import { LONGEST_QUESTION } from '@debut/events/search/search-numbers.ts'
import { useEffect, useState } from 'react'
import { ask as askRoute } from '../../lib/api/ask.ts'
import { openApi } from '../../lib/api/open-api.ts'

/** Hands type faster than anybody reads. */
const REST_MS = 70
const SHOWN = 6
const MOST_KEPT = 60

const kept = new Map<string, Promise<Found>>()

/** What was found a while ago may not be what there is. */
export const forgetFound = (): void => kept.clear()

/** Earlier results are there at once when a character is deleted. */
const ask = (q: string): Promise<Found> => {
  const known = kept.get(q)
  if (known !== undefined) return known
  const asked = askRoute(openApi, searchRoute, { q, limit: SHOWN })
  kept.set(q, asked)
  const [oldest] = kept.keys()
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  asked.catch(() => kept.delete(q))
  return asked
}

interface Seen {
  readonly q: string
  /** Null where there was no answer. */
  readonly found: Found | null
}

/** What is found for the typed text; for the text before while it is on its way. */
export const useFound = (typed: string): Seen | undefined => {
  const [seen, setSeen] = useState<Seen>()
  const q = typed.trim().slice(0, LONGEST_QUESTION)
  useEffect(() => {
    if (q === '') return setSeen(undefined)
    let isOver = false
    const show = (found: Found | null) => {
      if (!isOver) setSeen({ q, found })
    }
    const timer = setTimeout(() => void ask(q).then(show, () => show(null)), kept.has(q) ? 0 : REST_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [q])
  return q === '' ? undefined : seen
}

/** Undefined while it is on its way, and where it can't be had. */
export const usePopular = (isWanted: boolean): Popular | undefined => {
  const [popular, setPopular] = useState<Popular>()
  useEffect(() => {
    if (isWanted && popular === undefined) void askRoute(openApi, popularRoute).then(setPopular, () => undefined)
  }, [isWanted, popular])
  return popular
}
