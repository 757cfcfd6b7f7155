import { v5 } from 'uuid'
import { z } from 'zod'
import type { Attack } from './attack-form.ts'
import { asMember } from './as-member.ts'

const Log = z.object({ acts: z.array(z.object({ actId: z.string() })).min(1) })

const TEXT = 'Give it back to me.'
const BYTES = 100_000

/** Each with the one answer that says what is wrong. */
const appealing: Attack = {
  title: 'a member who appeals what is not theirs, and moderates',
  run: asMember(async ({ ask, command, memberId }) => {
    const [act] = Log.parse(await (await ask('GET', '/api/moderation/log')).json()).acts
    const actId = act?.actId ?? ''
    const sanction = { memberId, rule: 'spam', note: null }
    const tried: readonly (readonly [type: string, payload: object, answer: string])[] = [
      ['MakeAppeal', { actId, text: TEXT }, 'unknown-act'],
      ['MakeAppeal', { actId: v5('none', v5.URL), text: TEXT }, 'unknown-act'],
      ['MakeAppeal', { actId: 'none', text: TEXT }, 'invalid'],
      ['MakeAppeal', { actId, text: '' }, 'invalid'],
      ['MakeAppeal', { actId, text: 'x'.repeat(BYTES) }, 'too-large'],
      ['AnswerAppeal', { memberId, actId, outcome: 'overturned', text: TEXT }, 'forbidden'],
      ['LiftSanction', { memberId, actId, reason: 'mistake' }, 'forbidden'],
      ['WarnMember', sanction, 'forbidden'],
      ['BanMember', { ...sanction, voidVotes: null }, 'forbidden'],
    ]
    const answers: (string | number)[] = []
    for (const [type, payload] of tried) answers.push(await command(type, payload))
    const statuses = await Promise.all(
      ['/api/moderation/appeals', `/api/moderation/members/${memberId}`].map(async (path) => (await ask('GET', path)).status),
    )
    return {
      found: [
        ...tried.flatMap(([type, , answer], index) =>
          answers[index] === answer ? [] : [`${type} ${index + 1} was answered ${answers[index]}, not ${answer}`],
        ),
        ...(statuses.every((status) => status === 403) ? [] : [`the moderators’ pages were answered ${statuses.join(', ')}`]),
      ],
      measured: `answers ${answers.join(', ')}`,
    }
  }),
}

export const attacksOnModeration: readonly Attack[] = [appealing]
