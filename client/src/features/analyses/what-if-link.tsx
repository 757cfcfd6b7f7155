import type { Period } from '@debut/events/kernel/periods.ts'
import { ForStaff } from '../../ui/for-staff.tsx'
import { Link } from '../../ui/link.tsx'
import { ANALYSIS_PATH } from './analysis-path.ts'

interface Props {
  readonly period: Period
  readonly start: string
  /** Between it and what stands before it. */
  readonly before?: string
}

/** From a board that is over to how it would be by another rule, for analysts and admins. */
export const WhatIfLink = ({ period, start, before }: Props) => (
  <ForStaff roles={['analyst', 'admin']}>
    <span>
      {before}
      <Link to={`${ANALYSIS_PATH}?${new URLSearchParams({ period, start }).toString()}`} className="way-link text-[13px] whitespace-nowrap">
        What if?
      </Link>
    </span>
  </ForStaff>
)
