import { useEffect, useState } from 'react'
import { findMember } from '../lib/api/find-member.ts'
import { openApi } from '../lib/api/open-api.ts'
import { TextField } from './text-field.tsx'
import { useRested } from './use-rested.ts'

const TYPED_FOR = 250

interface Props {
  readonly label: string
  /** Undefined while there is no member of that name. */
  readonly onFind: (memberId: string | undefined) => void
}

/** A member by their username, or by one that they had before. */
export const MemberField = ({ label, onFind }: Props) => {
  const [typed, setTyped] = useState('')
  const [missing, setMissing] = useState<string>()
  const username = useRested(typed, TYPED_FOR).trim().replace(/^@/, '').toLowerCase()
  useEffect(() => {
    if (username === '') return undefined
    let isLatest = true
    const show = (memberId: string | undefined) => {
      if (!isLatest) return
      onFind(memberId)
      setMissing(memberId === undefined ? username : undefined)
    }
    findMember(openApi, username).then(
      (found) => show(found?.memberId),
      () => show(undefined),
    )
    return () => {
      isLatest = false
    }
  }, [username, onFind])
  return (
    <TextField
      label={label}
      before="@"
      placeholder="username"
      value={typed}
      {...(missing !== undefined && { error: `There is no member called ${missing}` })}
      onChange={({ currentTarget }) => {
        onFind(undefined)
        setTyped(currentTarget.value)
      }}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={41}
    />
  )
}
