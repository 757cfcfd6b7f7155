import type { ApiClient } from '../../../lib/api/api-client.ts'
import { isRecord } from '../../../lib/api/is-record.ts'
import { orNull, shape, text } from '../../../lib/api/readers.ts'

const readChanged = shape({ profile: shape({ username: orNull(text), avatar_url: orNull(text) }) })

/** What a change has made of the profile. */
export const readProfileIn = (body: unknown) => readChanged(body)?.profile

/** Names that nobody may have count as taken. */
export const isNameTaken = (api: ApiClient, username: string) =>
  api.get(`/api/user/check-username?username=${encodeURIComponent(username)}`, (body) => (typeof body === 'boolean' ? body : undefined))

/** With another name than was asked for where that was taken meanwhile. */
export const changeName = (api: ApiClient, memberId: string, username: string) =>
  api.post('/api/profile/update', { user_id: memberId, username }, readProfileIn)

export const removeAvatar = async (token: string): Promise<boolean> => {
  const response = await fetch('/api/profile/avatar', { method: 'DELETE', headers: { authorization: `Bearer ${token}` } })
  return response.ok
}

/** The whole file at once: a browser saves what it has. */
export const fetchExport = async (memberId: string, token: string): Promise<Blob> => {
  const response = await fetch(`/api/members/${memberId}/export`, { headers: { authorization: `Bearer ${token}` } })
  if (!response.ok) throw new Error(`The export answered ${response.status}`)
  return response.blob()
}

export const saveFile = (file: Blob, name: string) => {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Not at once: some browsers begin to read it only after this.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

export const erase = (api: ApiClient, commandId: string, username: string) =>
  api.post('/api/commands', { commandId, type: 'EraseMember', payload: { username } }, (body) => (isRecord(body) ? body : undefined))
