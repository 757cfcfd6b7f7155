import type { Period } from '@debut/events/kernel/periods.ts'
import { ForAnalysts } from '../../../ui/for-analysts.tsx'
import { Link } from '../../../ui/link.tsx'

interface Props {
  readonly period: Period
  readonly start: string
}

/** From a board that is over to how it would be by another rule. */
export const WhatIfLink = ({ period, start }: Props) => (
  <ForAnalysts>
    <Link to={`/analysis?${new URLSearchParams({ period, start })}`} className="way-link self-center text-[13.5px] whitespace-nowrap">
      What if?
    </Link>
  </ForAnalysts>
)
