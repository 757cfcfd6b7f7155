import { idsIn } from '@debut/events/discussion/mentions.ts'
import type { Parts } from '../kernel/query.ts'
import type { Document } from './find-documents.ts'
import { ask, KINDS } from './terms.ts'

const NAMED = 'select document, address from :search:.documents where document = any(cast(:members as text[]))'

/** The names of the members whom these mention, by their ids. */
export const mentionedIn = async (documents: readonly Document[], parts: Parts): Promise<ReadonlyMap<string, string>> => {
  const ids = [...new Set(documents.flatMap(({ title, line }) => [...idsIn(title), ...idsIn(line ?? '')]))]
  if (ids.length === 0) return new Map()
  const members = ids.map((id) => KINDS.people + id)
  const rows = await ask<Pick<Document, 'document' | 'address'>>('named', NAMED, parts, { members })
  return new Map(rows.map(({ document, address }) => [document.slice(1), address]))
}
