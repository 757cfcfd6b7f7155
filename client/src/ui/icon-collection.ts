import { fetchIcons, type IconDrawing } from './fetch-icons.ts'

export type { IconDrawing }

const known = new Map<string, IconDrawing | undefined>()
const wanted = new Map<string, Set<string>>()
let asking: Promise<void> | undefined

export const iconNow = (name: string): IconDrawing | undefined => known.get(name)

/** All that a page wants at the same time is asked for together. */
export const loadIcon = async (name: string): Promise<IconDrawing | undefined> => {
  if (!known.has(name)) {
    const [collection = '', icon = ''] = name.split(':', 2)
    wanted.set(collection, (wanted.get(collection) ?? new Set()).add(icon))
    asking ??= Promise.resolve().then(ask)
    await asking
  }
  return known.get(name)
}

const ask = async () => {
  const asked = [...wanted]
  wanted.clear()
  asking = undefined
  await Promise.all(
    asked.map(async ([collection, names]) => {
      const found = await fetchIcons(collection, [...names])
      for (const name of names) if (found.has(name)) known.set(`${collection}:${name}`, found.get(name))
    }),
  )
}
