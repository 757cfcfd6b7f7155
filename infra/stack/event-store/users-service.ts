import users, { type CreateReq, type ResetPasswordReq } from '@eventstore/db-client/generated/users_pb.js'
import type { sendUnaryData, ServerUnaryCall } from '@grpc/grpc-js'
import type { Authorize } from './access-control.ts'
import { answerError, type Warn } from './answer-error.ts'
import { ExpectedVersion } from './check-commit.ts'
import { loginConflict, loginNotFound } from './rpc-exceptions.ts'
import type { StorageWriter } from './storage-writer.ts'
import { passwordSet, userCreated, type Users, userStream } from './users.ts'

type Deps = { readonly users: Users; readonly writer: StorageWriter; readonly authorize: Authorize; readonly warn: Warn }

/** Serves the calls by which admins manage users. All calls but this one are unimplemented. */
export const usersService = ({ users: all, writer, authorize, warn }: Deps) => {
  const answering =
    <Call extends { metadata: Parameters<Authorize>[0] }, Answer>(answer: (call: Call) => Promise<Answer>) =>
    (call: Call, callback: sendUnaryData<Answer>) => {
      const denied = authorize(call.metadata, 'manage-users')
      if (denied) return callback(denied)
      answer(call).then(
        (answered) => callback(null, answered),
        (error: unknown) => callback(answerError(error, warn)),
      )
    }

  return {
    create: answering(async ({ request }: ServerUnaryCall<CreateReq, users.CreateResp>) => {
      const asked = request.getOptions()
      const [loginName, password] = [asked?.getLoginName() ?? '', asked?.getPassword() ?? '']
      const user = { loginName, fullName: asked?.getFullName() ?? '', groups: asked?.getGroupsList() ?? [] }
      const { result } = await writer.append(userStream(loginName), ExpectedVersion.noStream, [userCreated(user, password)])
      if (result !== 'Success' && !all.known(loginName, password)) throw loginConflict(loginName)
      return new users.CreateResp()
    }),
    resetPassword: answering(async ({ request }: ServerUnaryCall<ResetPasswordReq, users.ResetPasswordResp>) => {
      const asked = request.getOptions()
      const user = all.find(asked?.getLoginName() ?? '')
      if (!user) throw loginNotFound(asked?.getLoginName() ?? '')
      await writer.append(userStream(user.loginName), ExpectedVersion.any, [passwordSet(user, asked?.getNewPassword() ?? '')])
      return new users.ResetPasswordResp()
    }),
  }
}
