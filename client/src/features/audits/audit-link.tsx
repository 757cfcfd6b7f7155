import { ForStaff } from '../../ui/for-staff.tsx'
import { Link } from '../../ui/link.tsx'

interface Props {
  /** What is to be recounted, as the form of audits has it in its address. */
  readonly audited: Readonly<Record<string, string>>
  /** Between it and what stands before it. */
  readonly before?: string
  readonly children: string
}

/** From what everybody sees to its recount, for admins. */
export const AuditLink = ({ audited, before, children }: Props) => (
  <ForStaff roles={['admin']}>
    <span>
      {before}
      <Link to={`/admin/audit?${new URLSearchParams(audited).toString()}`} className="way-link text-[13px] whitespace-nowrap">
        {children}
      </Link>
    </span>
  </ForStaff>
)
