import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { createUser } from '../../ways-in/admin/create-user.ts'
import { updateUser } from '../../ways-in/admin/update-user.ts'
import { UserAttributes } from '../../ways-in/admin/user-attributes.ts'
import { viewOf } from '../../accounts/user-view.ts'
import { findUser, type User } from '../../accounts/users.ts'
import { AuthError } from '../../refusals/auth-error.ts'
import { parseOrRefuse } from '../../refusals/parse-or-refuse.ts'
import type { IdentityParts } from '../../identity-parts.ts'

const MOST_PER_PAGE = 1_000
const MOST_PAGES = 1_000_000

const number = (usual: number, most: number) =>
  z
    .string()
    .regex(/^\d*$/)
    .default('')
    .transform((text) => Math.min(most, Number(text) || usual))
const Page = z.object({ page: number(1, MOST_PAGES), per_page: number(50, MOST_PER_PAGE) })
const Params = z.object({ id: z.uuid() })

/** For the operator, with a token of the service role. */
export const adminUsersRoute = (
  app: FastifyInstance,
  parts: Pick<IdentityParts, 'database' | 'clock' | 'settings' | 'passwords' | 'eraseMember'>,
): void => {
  const { database } = parts

  const named = async (params: unknown): Promise<User> => {
    const { data } = Params.safeParse(params)
    if (data === undefined) throw new AuthError('validation_failed', 'user_id must be an UUID', { status: 404 })
    const user = await findUser(database, data.id)
    if (user === undefined) throw new AuthError('user_not_found')
    return user
  }

  app.get('/admin/users', async (request, reply) => {
    const { data } = Page.safeParse(request.query)
    if (data === undefined) throw new AuthError('validation_failed', 'Bad Pagination Parameters: page and per_page are numbers from 0 on')
    const { page, per_page: perPage } = data
    const counted = await database('identity.users').count<{ count: string }[]>({ count: '*' })
    const total = Number(counted[0]?.count ?? 0)
    const users = await database<User>('identity.users')
      .orderBy([{ column: 'created_at', order: 'desc' }, { column: 'id' }])
      .limit(perPage)
      .offset((page - 1) * perPage)
    const last = Math.max(1, Math.ceil(total / perPage))
    const to = (number: number, rel: string) => `</auth/v1/admin/users?page=${number}&per_page=${perPage}>; rel="${rel}"`
    reply.header('x-total-count', total).header('link', [...(page < last ? [to(page + 1, 'next')] : []), to(last, 'last')].join(', '))
    return { users: await Promise.all(users.map((user) => viewOf(database, user))), aud: 'authenticated' }
  })

  app.post('/admin/users', async (request) => viewOf(database, await createUser(parts, parseOrRefuse(UserAttributes, request.body))))

  app.get('/admin/users/:id', async (request) => viewOf(database, await named(request.params)))

  app.put('/admin/users/:id', async (request) => {
    const { id } = await named(request.params)
    return viewOf(database, await updateUser(parts, id, parseOrRefuse(UserAttributes, request.body)))
  })

  app.delete('/admin/users/:id', async (request) => {
    const user = await named(request.params)
    // The member first: asked for again after a crash, it is still there to be asked for.
    await parts.eraseMember(user)
    await database<User>('identity.users').where({ id: user.id }).delete()
    return {}
  })
}
