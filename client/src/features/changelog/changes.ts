import type { ChangeMeta } from '../../../content-files/front-matter.ts'
import type { Content } from '../../lib/content/content.ts'

interface Compiled {
  readonly default: Content['Component']
  readonly meta: ChangeMeta
}

export interface Change extends ChangeMeta {
  /** Its day and name, which is also its place on the page. */
  readonly id: string
  readonly day: string
  readonly Text: Content['Component']
}

/** They are short, and all on one page: one chunk serves better than one for each. */
const files = import.meta.glob<Compiled>('../../../content/changelog/*.md', { eager: true })

const idOf = (path: string) => path.replace(/^.*\//, '').replace(/\.md$/, '')

const orderOf = ({ kind }: ChangeMeta) => ['new', 'improved', 'fixed'].indexOf(kind)

/** Newest first. Of one day, what is new comes before what was improved and fixed. */
export const changes: readonly Change[] = Object.entries(files)
  .map(([path, { default: Text, meta }]) => ({ ...meta, Text, id: idOf(path), day: idOf(path).slice(0, '2026-11-21'.length) }))
  .toSorted((a, b) => b.day.localeCompare(a.day) || orderOf(a) - orderOf(b) || a.id.localeCompare(b.id))

export const changePath = ({ id }: Pick<Change, 'id'>): string => `/changelog#${id}`

/** "2026-11", with the changes of that month. */
export const changesByMonth = <Of extends Pick<Change, 'day'>>(
  list: readonly Of[],
): (readonly [month: string, changes: readonly Of[]])[] => [...Map.groupBy(list, ({ day }) => day.slice(0, 7))]
