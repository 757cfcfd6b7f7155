import { useEffect, useState } from 'react'
import { createApiClient } from '../../../lib/api/api-client.ts'
import { findMember } from '../../../lib/api/find-member.ts'
import type { Filled } from '../../../ui/queues/queue.ts'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useRested } from '../../../ui/use-rested.ts'
import type { ActedOn } from './acted-on.ts'

const TRANSFER = 'transfer'
const TYPED_FOR = 250

/** The same for everybody. */
const api = createApiClient({ baseUrl: '', timeout: 5_000, retries: 1 })

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
  const [typed, setTyped] = useState('')
  const [missing, setMissing] = useState<string>()
  const username = useRested(typed, TYPED_FOR).trim().replace(/^@/, '').toLowerCase()
  useEffect(() => {
    if (username === '') return undefined
    let isLatest = true
    const show = (memberId: string | undefined) => {
      if (!isLatest) return
      fill(memberId === undefined ? undefined : { payload: { act: TRANSFER, memberId } })
      setMissing(memberId === undefined ? username : undefined)
    }
    findMember(api, username).then(
      (found) => show(found?.memberId),
      () => show(undefined),
    )
    return () => {
      isLatest = false
    }
  }, [username, fill])
  return (
    <TextField
      label="New owner"
      before="@"
      placeholder="username"
      value={typed}
      {...(missing !== undefined && { error: `There is no member called ${missing}` })}
      onChange={({ currentTarget }) => {
        fill(undefined)
        setTyped(currentTarget.value)
      }}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={41}
    />
  )
}
