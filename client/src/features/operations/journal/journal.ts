import { JournalKind } from '@debut/events/operations/journal-kind.ts'
import type { Journal } from '@debut/events/operations/operation-answers.ts'
import { journalRoute } from '@debut/events/operations/operation-routes.ts'
import * as z from 'zod/mini'
import { readFields, writeFields } from '../../../lib/page/address-fields.ts'
import type { Place } from '../../../lib/page/page.ts'
import { resource } from '../../../lib/resources/resource.ts'
import { LOOK_MS } from '../shown-operations.ts'

export const JOURNAL_PATH = '/admin/journal'
const NEWEST = 8
const PAGE = 50

const fields = { kind: z.optional(JournalKind) }

/** What the address narrows the journal to. Whatever can't be read stands for all of it. */
export const kindIn = ({ search }: Pick<Place, 'search'>): JournalKind | undefined => readFields(fields, search).kind

export const kindPath = (path: string, kind: JournalKind | undefined): string => `${path}${writeFields(fields, { kind })}`

const asked = (kind: JournalKind | undefined, limit: number) => ({ limit, ...(kind !== undefined && { kind }) })

const newest = resource(journalRoute, { part: 'newest', pollingInterval: () => LOOK_MS })

export const newestEntries = (kind: JournalKind | undefined) => newest(asked(kind, NEWEST))

const whole = resource(journalRoute, {
  pages: {
    next: ({ entries, more }: Journal, request) => (more ? { ...request, before: entries.at(-1)?.position ?? 0 } : undefined),
    join: (data, { entries, more }) => ({ entries: [...data.entries, ...entries], more }),
  },
})

export const journalEntries = (kind: JournalKind | undefined) => whole(asked(kind, PAGE))
