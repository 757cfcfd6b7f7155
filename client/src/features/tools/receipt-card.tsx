import type { VoteReceipt } from '@debut/events/voting/vote-answers.ts'
import { voteReasonLabel } from '@debut/events/launches/vote-reasons.ts'
import { type ReactNode, useMemo } from 'react'
import { dateLabel } from '../../lib/clock/day-labels.ts'
import { OwnPart } from '../../lib/page/own-part.tsx'
import { useData } from '../../lib/resources/use-resource.ts'
import { Card } from '../../ui/card.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Appeal } from '../../ui/moderation/appeal.tsx'
import { shownLaunch } from './tool.ts'
import { receipts } from './tool-resources.ts'
import { useReadyTool } from './use-tool.ts'

const STATES: Readonly<Record<string, string>> = {
  counted: 'It counts.',
  held: 'It is under review and doesn’t count until that is decided.',
  voided: 'It was voided and doesn’t count.',
  withdrawn: 'You took it back.',
}

/** Of a day that is over. */
type Published = Pick<VoteReceipt, 'leaf' | 'content'> & { readonly published: NonNullable<VoteReceipt['published']> }

interface Props {
  readonly check: (receipt: Published) => ReactNode
}

const publishedOf = (receipt: VoteReceipt | undefined): Published | undefined => {
  const published = receipt?.published ?? null
  return receipt === undefined || published === null ? undefined : { ...receipt, published }
}

/** For its voter: that their vote is in what was published. The page brings what checks it. */
export const ReceiptCard = (how: Props) => (
  <OwnPart>
    <OwnReceipt {...how} />
  </OwnPart>
)

const OwnReceipt = ({ check }: Props) => {
  const launch = shownLaunch(useReadyTool()?.launches ?? [])
  const own = receipts({ launchId: launch?.launchId ?? '' })
  const receipt = useData(own)
  const published = useMemo(() => publishedOf(receipt), [receipt])
  if (receipt === undefined) return null
  const { vote, leaf, judged } = receipt
  return (
    <Card title="Your vote" aside={<span className="font-medium">only you see this</span>}>
      <p className="mt-3.5 text-[13.5px] text-ink-2">
        Cast on {dateLabel(vote.countsOn)}, with a weight of {vote.weight}. {STATES[vote.state]}
      </p>
      {judged === null || vote.reason === undefined ? null : (
        <div className="mt-2.5 text-[13.5px] text-ink-2">
          <p>Reason: {voteReasonLabel(vote.reason)}.</p>
          <Appeal key={judged.actId} appealable={judged} about="your vote" changes={[own]} />
        </div>
      )}
      <p className="mt-2.5 text-[12.5px] text-ink-3">Its leaf in the day’s tree</p>
      <code className="mt-0.5 block text-[12px] break-all">{leaf}</code>
      {published === undefined ? (
        <p className="mt-2.5 text-[13.5px] text-ink-2">
          The root of that day is published once it is over. Then you can check that your vote is in it.
        </p>
      ) : (
        check(published)
      )}
      <div className="mt-2 -ml-2.5">
        <CopyButton label="Copy receipt" text={() => JSON.stringify(receipt, null, 2)} />
      </div>
    </Card>
  )
}
