import { tagBanReasons } from '@debut/events/tags/tag-name.ts'
import { ReasonDialog } from '../../../ui/reason-dialog.tsx'
import { WHY_BANNED } from './ban-labels.ts'
import { itsProducts } from './decide-dialog.tsx'
import { useDecision } from './use-decision.ts'

/** Never without a reason: it is in the log. */
export const BanDialog = ({ tag, tools }: { readonly tag: string; readonly tools: number }) => {
  const { isBusy, decide } = useDecision(tag)
  return (
    <ReasonDialog
      label="Ban"
      fullLabel={`Ban ${tag}`}
      look="danger"
      busy={isBusy}
      title={`Ban #${tag}?`}
      text={`Takes it from ${itsProducts(tools)}, which stay as they are otherwise. It is shown nowhere, and no maker can choose it.`}
      act="Ban it"
      reasons={tagBanReasons.map((value) => ({ value, label: WHY_BANNED[value] }))}
      onAct={(reason) => decide({ kind: 'ban', reason })}
    />
  )
}
