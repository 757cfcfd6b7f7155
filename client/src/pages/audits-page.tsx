import { AuditForm } from '../features/audits/audit-form.tsx'
import { auditsQuery } from '../features/audits/audit-resources.ts'
import { RecentAudits } from '../features/audits/recent-audits.tsx'
import { ConsolePage } from '../ui/console-page.tsx'
import type { Page } from '../lib/page/page.ts'

const AuditsPage = () => (
  <ConsolePage title="Audit" lead="Votes are counted again from the log, by rules that share no code with what counted them first.">
    <AuditForm />
    <h2 className="mt-9 mb-2.5 text-[17px] font-[650]">Earlier audits</h2>
    <RecentAudits />
  </ConsolePage>
)

export const page: Page = {
  Component: AuditsPage,
  resources: () => [auditsQuery()],
  head: () => ({ title: 'Audit', noindex: true, complete: true }),
}
