import { useCallback, useState } from 'react'
import { MemberField } from '../../../ui/member-field.tsx'
import type { Filled } from '../../../ui/queues/queue.ts'
import { Select } from '../../../ui/select.tsx'
import type { ActedOn } from './acted-on.ts'

const TRANSFER = 'transfer'
interface Props {
  readonly makers: ActedOn['makers']
  readonly fill: (filled: Filled | undefined) => void
}

/** Which maker goes, or who else owns the tool. */
export const MakersField = ({ makers, fill }: Props) => {
  const [what, setWhat] = useState('')
  const choose = (value: string) => {
    setWhat(value)
    fill(value === TRANSFER ? undefined : { payload: { act: 'remove-maker', memberId: value } })
  }
  return (
    <>
      <Select
        label="Decision"
        placeholder="Choose what happens"
        options={[
          ...makers.map(({ memberId, username }) => ({ value: memberId, label: `Remove ${username ?? 'a former member'} as a maker` })),
          { value: TRANSFER, label: 'Give it another owner' },
        ]}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      {what === TRANSFER ? <OwnerField fill={fill} /> : null}
    </>
  )
}

/** Ready once there is a member of that name. */
const OwnerField = ({ fill }: Pick<Props, 'fill'>) => {
  const find = useCallback(
    (memberId: string | undefined) => fill(memberId === undefined ? undefined : { payload: { act: TRANSFER, memberId } }),
    [fill],
  )
  return <MemberField label="New owner" onFind={find} />
}
