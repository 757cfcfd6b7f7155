import { ModerateMakers, ModerateTool } from '@debut/events/tools/tool-commands.ts'
import { call, put } from 'typed-redux-saga'
import type { ApiClient } from '../../../lib/api/api-client.ts'
import { sendWithToast } from '../../../lib/commands/send-with-toast.ts'
import { takeEvery } from '../../../lib/sagas/take.ts'
import { toastShown } from '../../../lib/toasts/toasts-slice.ts'
import { findMember } from '../../../lib/api/find-member.ts'
import { type ToolActRequest, toolActRequested, toolActSettled } from './tool-acts-slice.ts'

/** The page shows afterwards what holds now. It is given where in the log the decision stands; undefined where it was refused. */
type Afterwards = (request: ToolActRequest, decided: number | undefined) => Generator

export function* followToolActs(api: ApiClient, afterwards: Afterwards) {
  yield* takeEvery(toolActRequested, decide, api, afterwards)
}

const DONE: Readonly<Record<ToolActRequest['act'], (name: string) => string>> = {
  hide: (name) => `Only its makers and admins see ${name} now`,
  approve: (name) => `${name} is approved`,
  restore: (name) => `${name} is restored`,
  remove: (name) => `${name} is removed`,
  'remove-maker': (name) => `They no longer make ${name}`,
  transfer: (name) => `${name} has a new owner`,
}

function* decide(api: ApiClient, afterwards: Afterwards, { payload: request }: ReturnType<typeof toolActRequested>) {
  const { toolId, name, act } = request
  const command = yield* call(commandOf, api, request)
  if (command !== undefined) {
    const decided = yield* sendWithToast(command, { id: `moderated ${toolId}`, title: DONE[act](name) })
    yield* call(afterwards, request, decided)
  }
  yield* put(toolActSettled(toolId))
}

function* commandOf(api: ApiClient, request: ToolActRequest) {
  const { toolId, reason } = request
  switch (request.act) {
    case 'approve':
    case 'hide':
    case 'restore':
    case 'remove':
      return { type: ModerateTool.type, payload: { toolId, act: request.act, reason } }
    case 'remove-maker':
      return { type: ModerateMakers.type, payload: { toolId, act: request.act, memberId: request.memberId, reason } }
    case 'transfer': {
      const found = yield* call(memberNamed, api, request.username)
      if (found === undefined) {
        const title = `There is no member called ${request.username}`
        yield* put(toastShown({ id: `moderated ${toolId}`, color: 'warn', title, description: 'Ask them for their username.' }))
        return undefined
      }
      return { type: ModerateMakers.type, payload: { toolId, act: request.act, memberId: found.memberId, reason } }
    }
  }
}

const memberNamed = (api: ApiClient, username: string) => findMember(api, username).catch(() => undefined)
