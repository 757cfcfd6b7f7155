import { isValidElement, type ReactNode } from 'react'
import { Price } from '../features/pricing/price.tsx'
import type { Sku } from '../features/pricing/prices.ts'
import type { Content } from '../lib/content/content.ts'
import { Question, type QuestionProps } from '../ui/prose/question.tsx'

const textOf = (node: ReactNode): string => {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return node.map(textOf).join('')
  if (isValidElement<{ sku: Sku }>(node) && node.type === Price) return textOf(Price(node.props))
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : ''
}

const plain = (node: ReactNode) => textOf(node).replaceAll(/\s+/g, ' ').trim()

const questionsIn = (node: ReactNode): QuestionProps[] => {
  if (Array.isArray(node)) return node.flatMap(questionsIn)
  if (isValidElement<QuestionProps>(node) && node.type === Question) return [node.props]
  return isValidElement<{ children?: ReactNode }>(node) ? questionsIn(node.props.children) : []
}

/** Read off the text itself, so that search engines get what readers see. */
export const faqPage = ({ Component }: Content) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questionsIn(Component({ components: { Question, Price } })).map(({ title, children }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text: plain(children) },
  })),
})
