import { JOURNAL_PATH, journalEntries, kindIn } from '../features/operations/journal/journal.ts'
import { JournalKinds } from '../features/operations/journal/journal-kinds.tsx'
import { JournalTable } from '../features/operations/journal/journal-table.tsx'
import type { Page } from '../lib/page/page.ts'
import { usePlace } from '../lib/page/place-context.ts'
import { selectResource } from '../lib/resources/resources-slice.ts'
import { ConsolePage } from '../ui/console-page.tsx'

const JournalPage = () => (
  <ConsolePage title="Journal" lead="What admins, moderators, analysts and our own processes did. Voters are never named.">
    <div className="mb-4">
      <JournalKinds path={JOURNAL_PATH} chosen={kindIn(usePlace())} />
    </div>
    <JournalTable />
  </ConsolePage>
)

export const page: Page = {
  Component: JournalPage,
  resources: (place) => [journalEntries(kindIn(place))],
  head: (state, place) => ({
    title: 'Journal',
    noindex: true,
    complete: true,
    status: selectResource(journalEntries(kindIn(place)))(state).status === 'unreachable' ? 503 : 200,
  }),
}
