import { Role } from '@debut/events/members/role.ts'
import { useEffect, useState } from 'react'
import { MemberField } from '../../../ui/member-field.tsx'
import type { Filled } from '../../../ui/queues/queue.ts'
import { Select } from '../../../ui/select.tsx'
import { ROLE_HINTS, ROLE_LABELS } from './role-holders.ts'

/** Who gets which role. */
export const GiveRoleFields = ({ fill }: { readonly fill: (filled: Filled | undefined) => void }) => {
  const [memberId, setMemberId] = useState<string>()
  const [role, setRole] = useState<Role>()
  useEffect(() => {
    fill(memberId === undefined || role === undefined ? undefined : { payload: { memberId, role } })
  }, [memberId, role, fill])
  return (
    <>
      <MemberField label="Member" onFind={setMemberId} />
      <Select
        label="Role"
        placeholder="Choose a role"
        {...(role !== undefined && { hint: ROLE_HINTS[role] })}
        options={Role.options.map((value) => ({ value, label: ROLE_LABELS[value] }))}
        onChange={({ currentTarget: { value } }) => setRole(Role.parse(value))}
      />
    </>
  )
}
