import { AuditForm } from '../features/audits/audit-form.tsx'
import { auditsQuery } from '../features/audits/audit-resources.ts'
import { RecentAudits } from '../features/audits/recent-audits.tsx'
import type { Page } from '../lib/page/page.ts'

const AuditsPage = () => (
  <>
    <h1 className="text-[34px] font-[750] tracking-[-0.035em] md:text-[40px]">Audit</h1>
    <p className="mt-1.5 mb-6 max-w-[62ch] text-[14.5px] text-ink-2">
      Votes are counted again from the log, by rules that share no code with what counted them first.
    </p>
    <AuditForm />
    <h2 className="mt-9 mb-2.5 text-[17px] font-[650]">Earlier audits</h2>
    <RecentAudits />
  </>
)

export const page: Page = {
  Component: AuditsPage,
  resources: () => [auditsQuery()],
  head: () => ({ title: 'Audit', noindex: true, complete: true }),
}
