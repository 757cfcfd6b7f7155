import { categories } from '@debut/events/tools/tool-card.ts'
import type { Place } from '../../../lib/page/page.ts'

type Params = Place['params']

/** `ai`, `ai/2026` or `ai/2026/11`. */
export const BEST_OF = /^(?<tag>[a-z0-9-]{2,30})(?:\/(?<year>2[01]\d\d)(?:\/(?<month>[1-9]|1[0-2]))?)?$/
const TAG = /^(?=.{2,30}$)[a-z0-9]+(-[a-z0-9]+)*$/

export const isBestOf = ({ '*': rest }: Params): boolean => BEST_OF.test(rest ?? '')
export const isCategory = ({ name }: Params): boolean => categories.some((category) => category === name)
export const isTag = ({ name }: Params): boolean => TAG.test(name ?? '')
