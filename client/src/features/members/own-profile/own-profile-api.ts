import { UpdatedProfile } from '@debut/events/members/own-profile-answers.ts'
import { UsernameTaken } from '@debut/events/members/profile-answers.ts'
import * as z from 'zod/mini'
import { type ApiClient, problemIn } from '../../../lib/api/api-client.ts'
import type { FileAnswer } from '../../../lib/api/send-file.ts'

/** Reserved names count as taken. */
export const isNameTaken = (api: ApiClient, username: string) =>
  api.get(`/api/user/check-username?username=${encodeURIComponent(username)}`, UsernameTaken)

/** With another name than was asked for where that was taken meanwhile. */
export const changeName = async (api: ApiClient, memberId: string, username: string) =>
  (await api.post('/api/profile/update', { user_id: memberId, username }, UpdatedProfile)).profile

export const removeAvatar = async (token: string): Promise<FileAnswer> => {
  const response = await fetch('/api/profile/avatar', { method: 'DELETE', headers: { authorization: `Bearer ${token}` } })
  return { status: response.status, body: await response.json().catch(() => undefined) }
}

export const changedBy = ({ status, body }: FileAnswer) =>
  status >= 200 && status < 300 ? z.safeParse(UpdatedProfile, body).data?.profile : undefined

/** What the server says of it; undefined where it could not decide. */
export const refusedBecause = ({ status, body }: FileAnswer) => (status >= 400 && status < 500 ? problemIn(body)?.message : undefined)

/** The whole file at once: a browser saves what it has. */
export const fetchExport = async (memberId: string, token: string): Promise<Blob> => {
  const response = await fetch(`/api/members/${memberId}/export`, { headers: { authorization: `Bearer ${token}` } })
  if (!response.ok) throw new Error(`The export answered ${response.status}`)
  return response.blob()
}
