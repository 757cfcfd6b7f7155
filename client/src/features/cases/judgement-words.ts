import type { CasePreview, VotesAbout } from '@debut/events/cases/case-answers.ts'
import type { Judgement } from '@debut/events/voting/judgement.ts'
import { grouped } from '../../ui/grouped.ts'

export const votesLabel = (count: number): string => `${grouped(count)} ${count === 1 ? 'vote' : 'votes'}`

/** Returns a label such as "m-abcdefgh’s vote for Harbor" or "12 votes for Harbor and Kite". */
export const votesAboutLabel = (count: number, about: VotesAbout | undefined): string => {
  if (about === undefined) return votesLabel(count)
  const { products, voter } = about
  const forProducts = products.length === 0 ? '' : ` for ${productsLabel(products)}`
  if (voter === null) return `${votesLabel(count)}${forProducts}`
  return count === 1 ? `${voter}’s vote${forProducts}` : `${votesLabel(count)} by ${voter}${forProducts}`
}

const productsLabel = (products: VotesAbout['products']): string => {
  const [first = '', second = ''] = products.map(({ tool }) => tool?.name ?? 'a removed product')
  if (products.length <= 1) return first
  return products.length === 2 ? `${first} and ${second}` : `${first} and ${grouped(products.length - 1)} other products`
}

export const WORDS: Readonly<Record<Judgement, { readonly label: string; readonly done: string; readonly means: string }>> = {
  hold: { label: 'Hold', done: 'Held', means: 'Held votes count for nothing until they are voided or restored.' },
  void: { label: 'Void', done: 'Voided', means: 'Voided votes count for nothing. You can restore them later.' },
  restore: { label: 'Restore', done: 'Restored', means: 'Restored votes count again, as if nothing had happened.' },
}

type States = CasePreview['states']

const are = (count: number, all: number, what: string): string =>
  count === all ? `They are ${what}.` : `${grouped(count)} of them ${count === 1 ? 'is' : 'are'} ${what}.`

/** Why votes in these states can't be judged so, all of them together. */
export const whyNot = (judgement: Judgement, { counted, held, voided, withdrawn }: States): string | undefined => {
  const all = counted + held + voided + withdrawn
  switch (judgement) {
    case 'hold':
      return held > 0 ? are(held, all, 'held already') : undefined
    case 'void':
      return voided > 0 ? are(voided, all, 'void already') : undefined
    case 'restore':
      return counted + withdrawn > 0 ? are(counted + withdrawn, all, 'neither held nor void') : undefined
  }
}
