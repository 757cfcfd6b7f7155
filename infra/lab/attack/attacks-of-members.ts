import { cookieHeader } from '@debut/client/lib/session/testing/session-cookie.ts'
import { newUlid } from '@debut/events/kernel/new-ulid.ts'
import { plainPicture } from '@debut/testing/plain-picture.ts'
import { z } from 'zod'
import type { Attack } from './attack-form.ts'
import { asMember } from './as-member.ts'
import type { Attacker } from './attacker.ts'

const Draft = z.object({ toolId: z.string(), revision: z.number(), content: z.object().loose() })
const Saved = z.object({ revision: z.number() })

const begin = async ({ ask }: Attacker): Promise<z.infer<typeof Draft>> => {
  const url = `https://${newUlid().toLowerCase()}.example/`
  const answer = await ask('POST', '/api/drafts', { name: 'Paperplane', url })
  return Draft.parse(await answer.json())
}

const unstorable: Attack = {
  title: 'drafts with what no database holds',
  run: asMember(async (attacker) => {
    const { toolId, revision, content } = await begin(attacker)
    const bodies = [
      { revision, content: { ...content, name: 'Paper\0plane' } },
      { revision, content: { ...content, tagline: 'half a \ud83d' } },
      { revision, content: { ...content, tags: ['\0'] } },
      { revision: 2 ** 31, content },
      { revision: -1, content },
    ]
    const statuses = await Promise.all(bodies.map(async (body) => (await attacker.ask('PUT', `/api/drafts/${toolId}`, body)).status))
    return {
      found: statuses.flatMap((status, index) => (status === 400 ? [] : [`body ${index + 1} was answered ${status}`])),
      measured: `answers ${statuses.join(', ')}`,
    }
  }),
}

const submit = async (attacker: Attacker): Promise<string | number> => {
  const { toolId, revision, content } = await begin(attacker)
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(plainPicture(512))]), 'logo.png')
  const logo: unknown = await (await attacker.ask('POST', '/api/drafts/pictures?kind=logo', form)).json()
  const card = {
    ...content,
    slug: `paperplane-${toolId.toLowerCase()}`,
    tagline: 'Send a note that folds itself',
    description: 'Write a note, fold it once, and send it across the table or the ocean.',
    category: 'design',
    pricing: 'free',
    tags: ['mail'],
    logo,
  }
  const answer = await attacker.ask('PUT', `/api/drafts/${toolId}`, { revision, content: card })
  const saved = Saved.parse(await answer.json())
  return attacker.command('SubmitDraft', { toolId, revision: saved.revision, join: true })
}

const SUBMITTED = 4

const freeLane: Attack = {
  title: 'one member who submits one product after the other',
  run: asMember(async (attacker) => {
    const outcomes: (string | number)[] = []
    for (let index = 0; index < SUBMITTED; index++) outcomes.push(await submit(attacker))
    const placed = outcomes.filter((outcome) => outcome === 200).length
    return {
      found: placed === 1 && outcomes.slice(1).every((outcome) => outcome === 'line-joined') ? [] : [`they came to ${outcomes.join(', ')}`],
      measured: `${placed} of ${SUBMITTED} placed`,
    }
  }),
}

const AT_ONCE = 400

const greedy: Attack = {
  title: 'one member who asks for everything at once',
  run: asMember(async (attacker, target) => {
    const paths = ['/api/drafts/claims?slug=paperplane', `/api/members/${attacker.memberId}/export`, '/api/drafts']
    const answers = await Promise.all(
      paths.flatMap((path) => Array.from({ length: AT_ONCE }, () => attacker.ask('GET', path).catch(() => undefined))),
    )
    const refused = answers.filter((answer) => answer?.status === 429)
    const { lost } = await target.pages()
    for (const answer of answers) await answer?.arrayBuffer().catch(() => undefined)
    return {
      found: [
        ...(refused.length > AT_ONCE ? [] : [`${refused.length} of ${answers.length} were refused`]),
        ...(refused.every((answer) => Number(answer?.headers.get('retry-after')) > 0) ? [] : ['a refusal does not say how long to wait']),
        ...(lost === 0 ? [] : [`${lost} pages did not come`]),
      ],
      measured: `${answers.length - refused.length} of ${answers.length} answered`,
    }
  }),
}

const ELSEWHERE = ['//evil.example', '/..//evil.example', '/%2e%2e//evil.example', '/x/../..//evil.example']

const returning: Attack = {
  title: 'an address elsewhere to return to after signing in',
  run: asMember(async ({ session }, target) => {
    const { origin } = new URL(target.url)
    const ledTo = async (path: string) => {
      const cookie = `${cookieHeader(session)}; debut-return-to=${encodeURIComponent(path)}`
      const answer = await fetch(new URL('/login', origin), { headers: { cookie }, redirect: 'manual' })
      await answer.arrayBuffer()
      return new URL(answer.headers.get('location') ?? '/login', origin)
    }
    const own = await ledTo('/pricing')
    const led = await Promise.all(ELSEWHERE.map(ledTo))
    return {
      found: [
        ...(own.pathname === '/pricing' ? [] : [`a page of ours led to ${own.href}, so nothing was tried`]),
        ...led.flatMap((to, index) => (to.origin === origin ? [] : [`${ELSEWHERE[index]} led to ${to.href}`])),
      ],
      measured: `${ELSEWHERE.length} addresses`,
    }
  }),
}

const Board = z.object({ tools: z.array(z.object({ toolId: z.string(), slug: z.string() })).min(1) })

/** Of somebody else, and its page has to be as it was afterwards. */
const moderating: Attack = {
  title: 'a member who decides about the tools of others',
  run: asMember(async ({ ask, command, memberId }) => {
    const [tool] = Board.parse(await (await ask('GET', '/api/boards/year')).json()).tools
    const { toolId, slug } = tool ?? { toolId: '', slug: '' }
    const about = { toolId, reason: 'ownership' }
    const outcomes = [
      await command('ModerateTool', { ...about, act: 'hide' }),
      await command('ModerateTool', { ...about, act: 'remove' }),
      await command('ModerateMakers', { ...about, act: 'transfer', memberId }),
      await command('HideTool', { toolId }),
      await command('TransferTool', { toolId, memberId }),
    ]
    const pages = await Promise.all(
      ['/api/moderation/tools', `/api/tools/${slug}/unlisted`, `/api/tools/${slug}`].map(async (path) => (await ask('GET', path)).status),
    )
    return {
      found: [
        ...outcomes.flatMap((outcome, index) => (outcome === 200 ? [`command ${index + 1} was accepted`] : [])),
        ...(pages.join(' ') === '403 404 200' ? [] : [`its pages were answered ${pages.join(', ')}`]),
      ],
      measured: `answers ${outcomes.join(', ')}`,
    }
  }),
}

export const attacksOfMembers: readonly Attack[] = [unstorable, freeLane, greedy, returning, moderating]
