import type { WithheldBecause } from '@debut/events/tools/moderated-answers.ts'
import type { WhyModerated, Withheld } from '@debut/events/tools/tool-moderation.ts'

export interface WithheldRow {
  readonly withheld: Withheld | null
  readonly withheld_because: WhyModerated | null
}

export const withheldOf = ({ withheld, withheld_because }: WithheldRow): WithheldBecause =>
  withheld === null || withheld_because === null ? null : { act: withheld, reason: withheld_because }
