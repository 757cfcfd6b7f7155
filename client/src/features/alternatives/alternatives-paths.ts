import { categories } from '@debut/events/tools/tool-card.ts'
import type { Place } from '../../lib/page/page.ts'

const PATH = /^(?<name>[a-z0-9]+(?:-[a-z0-9]+)*|[0-9A-HJKMNP-TV-Z]{26})(?:\/(?<category>[a-z-]+))?$/
const LEAST = 2
const MOST = 60

/** `notion`, or `notion/design`. Undefined for anything else. */
export const pathOf = ({ '*': rest = '' }: Place['params']) => {
  const { name = '', category } = PATH.exec(rest)?.groups ?? {}
  const known = categories.find((each) => each === category)
  return name.length < LEAST || name.length > MOST || known !== category ? undefined : { name, category: known }
}

export const isAlternatives = (params: Place['params']): boolean => pathOf(params) !== undefined
