import type { Identity } from '@debut/adapters/tokens.ts'
import type { Matter, Ranks } from './matter.ts'

/** Members may not decide about their own things, and only a member of at least the same rank may take a decision back. */
export const whyNotDecide = async (
  { concerns, replaces }: Matter,
  { memberId, roles }: Pick<Identity, 'memberId' | 'roles'>,
  ranks: Ranks,
): Promise<'concerns-you' | 'decided-by-admin' | undefined> => {
  if (concerns.includes(memberId)) return 'concerns-you'
  if (replaces === undefined || replaces.by === null || replaces.by === memberId) return undefined
  return ranks.of(roles) < (await ranks.at(replaces.by, replaces.position)) ? 'decided-by-admin' : undefined
}
