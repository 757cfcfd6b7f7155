import { routeAddress } from '@debut/events/kernel/route-address.ts'
import { memberExportRoute } from '@debut/events/members/member-routes.ts'
import { checkUsernameRoute } from '@debut/events/members/profile-routes.ts'
import { removeAvatarRoute, updateProfileRoute } from '@debut/events/members/own-profile-routes.ts'
import { ask, send } from '../../../lib/api/ask.ts'
import { UpdatedProfile } from '@debut/events/members/own-profile-answers.ts'
import * as z from 'zod/mini'
import { type ApiClient } from '../../../lib/api/api-client.ts'
import { problemIn } from '../../../lib/api/problem.ts'
import type { FileAnswer } from '../../../lib/uploads/send-file.ts'

/** Reserved names count as taken. */
export const isNameTaken = (api: ApiClient, username: string) => ask(api, checkUsernameRoute, { username })

/** With another name than was asked for where that was taken meanwhile. */
export const changeName = async (api: ApiClient, memberId: string, username: string) => {
  const change = { user_id: memberId, username }
  return (await send(api, updateProfileRoute, change)).profile
}

export const removeAvatar = async (token: string): Promise<FileAnswer> => {
  const response = await fetch(removeAvatarRoute.path, { method: removeAvatarRoute.method, headers: { authorization: `Bearer ${token}` } })
  return { status: response.status, body: await response.json().catch(() => undefined) }
}

export const changedBy = ({ status, body }: FileAnswer) =>
  status >= 200 && status < 300 ? z.safeParse(UpdatedProfile, body).data?.profile : undefined

/** What the server says of it; undefined where it could not decide. */
export const refusedBecause = ({ status, body }: FileAnswer) => (status >= 400 && status < 500 ? problemIn(body)?.message : undefined)

/** The whole file at once: a browser saves what it has. */
export const fetchExport = async (memberId: string, token: string): Promise<Blob> => {
  const response = await fetch(routeAddress(memberExportRoute, { memberId }), { headers: { authorization: `Bearer ${token}` } })
  if (!response.ok) throw new Error(`The export answered ${response.status}`)
  return response.blob()
}
