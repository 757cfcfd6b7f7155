/** What a reader went to from the search, on this device and nowhere else. */
export interface Recent {
  readonly to: string
  readonly label: string
}

const KEY = 'debut-recent-searches'
const MOST = 5

const isRecent = (each: unknown): each is Recent =>
  typeof each === 'object' &&
  each !== null &&
  'to' in each &&
  'label' in each &&
  typeof each.label === 'string' &&
  typeof each.to === 'string' &&
  each.to.startsWith('/')

export const recentSearches = (): readonly Recent[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isRecent).slice(0, MOST) : []
  } catch {
    return []
  }
}

export const keepRecent = (next: Recent): void => {
  const others = recentSearches().filter(({ to }) => to !== next.to)
  try {
    localStorage.setItem(KEY, JSON.stringify([next, ...others].slice(0, MOST)))
  } catch {
    // Where nothing may be kept, nothing is.
  }
}

export const forgetRecent = (): void => {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Where nothing may be kept, nothing was.
  }
}
