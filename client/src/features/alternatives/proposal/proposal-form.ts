import { productName, productUrl } from '@debut/events/alternatives/alternative-form.ts'
import type { Given, Proposal } from './proposal.ts'

export interface ChosenTool {
  readonly toolId: string
  readonly name: string
}

/** As somebody fills the dialog in. */
export interface Filled {
  /** Ours, where the page is about none of them. */
  readonly tool: ChosenTool | null
  readonly side: 'ours' | 'elsewhere'
  readonly other: ChosenTool | null
  readonly name: string
  readonly url: string
}

export const NOTHING: Filled = { tool: null, side: 'ours', other: null, name: '', url: '' }

export type Problems = Partial<Record<'tool' | 'other' | 'name' | 'url', string>>

/** Most people leave out what browsers leave out. */
const wholeUrl = (typed: string): string | null => {
  const address = typed.trim()
  return address === '' ? null : /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`
}

const CHOOSE = 'Choose a product.'

/** What is sent, or what is missing for it. */
export const proposalFrom = (to: Given | null, filled: Filled): { readonly proposal?: Proposal; readonly problems: Problems } => {
  const tool = to?.kind === 'tool' ? to : filled.tool
  const missing: Problems = tool === null ? { tool: CHOOSE } : {}
  const { other, problems: wrong } = to?.kind === 'product' ? { other: named(to.name, to.url), problems: {} } : otherFrom(filled)
  const problems = { ...missing, ...wrong }
  if (other === undefined || tool === null) return { problems }
  if (other.kind === 'tool' && other.toolId === tool.toolId) return { problems: { other: 'This is the same product. Choose another one.' } }
  return { proposal: { toolId: tool.toolId, other }, problems }
}

const named = (name: string, url: string | null) => ({ kind: 'product', name, url }) as const

const otherFrom = ({ side, other, name, url }: Filled): { readonly other?: Proposal['other']; readonly problems: Problems } => {
  if (side === 'ours')
    return other === null ? { problems: { other: CHOOSE } } : { other: { kind: 'tool', toolId: other.toolId }, problems: {} }
  const [knownName, knownUrl] = [productName.safeParse(name), productUrl.safeParse(wholeUrl(url))]
  const problems: Problems = {
    ...(!knownName.success && { name: 'Its name, in 2 to 60 characters.' }),
    ...(!knownUrl.success && { url: 'An address that begins with https://, like https://notion.com. It may be left out.' }),
  }
  return knownName.success && knownUrl.success ? { other: named(knownName.data, knownUrl.data), problems } : { problems }
}
