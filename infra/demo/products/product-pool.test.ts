import { toolCard } from '@debut/events/tools/tool-card.ts'
import { expect, it } from 'vitest'
import { z } from 'zod/mini'
import { cardOf } from '../tool-cards.ts'
import { descriptionOf } from './describe-product.ts'
import { productPool } from './product-pool.ts'

const pool = productPool('debut')
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}’ ]/gu, '')
    .split(' ')
const names = (products: readonly { readonly name: string }[]) => products.map(({ name }) => name)

/** Those that have something in common that each should have for itself. */
const alike = <Item extends { readonly name: string }>(items: readonly Item[], of: (item: Item) => string) =>
  [...Map.groupBy(items, of)].flatMap(([common, having]) => (having.length > 1 ? [[common, ...names(having)]] : []))

it('has enough products for months of launches, of each category', () => {
  expect(pool.length).toBeGreaterThanOrEqual(1_500)
  const perCategory = Map.groupBy(pool, ({ kind }) => kind.category)
  expect([...perCategory.keys()].toSorted()).toEqual(['business', 'design', 'development', 'marketing', 'personal-life'])
  for (const products of perCategory.values()) expect(products.length).toBeGreaterThan(pool.length / 8)
  for (const pricing of ['free', 'freemium', 'paid']) expect(pool.filter((each) => each.pricing === pricing).length).toBeGreaterThan(200)
  expect(pool.filter(({ openSource }) => openSource).length).toBeGreaterThan(80)
})

it('comes in the same order for the same seed, and in another for another', () => {
  expect(names(productPool('debut'))).toEqual(names(pool))
  expect(names(productPool('another'))).not.toEqual(names(pool))
  expect(names(productPool('another')).toSorted()).toEqual(names(pool).toSorted())
})

it('has cards that the directory takes', () => {
  const Card = z.object(toolCard)
  for (const product of pool) {
    expect(cardOf(product)).toEqual(Card.parse(cardOf(product)))
    expect(product.name).toMatch(/^[\dA-Z][\dA-Za-z]*( [\dA-Za-z]+)*$/)
  }
})

it('has no two products of one name, address or line', () => {
  expect(alike(pool, ({ slug }) => slug)).toEqual([])
  expect(alike(pool, ({ name }) => name.toLowerCase().replaceAll(' ', ''))).toEqual([])
  expect(alike(pool, (product) => cardOf(product).url)).toEqual([])
  expect(alike(pool, ({ tagline }) => tagline.toLowerCase())).toEqual([])
})

it('says of each something of its own, from beginning to end', () => {
  expect(alike(pool, ({ tagline }) => wordsOf(tagline).slice(0, 4).join(' '))).toEqual([])
  expect(alike(pool, ({ tagline }) => wordsOf(tagline).slice(-4).join(' '))).toEqual([])
  expect(pool.filter(({ tagline }) => !/^[\p{Lu}\d“].*[^\s.,;:!]$/u.test(tagline)).map(({ tagline }) => tagline)).toEqual([])
  const begins = (words: number) => Map.groupBy(pool, ({ tagline }) => wordsOf(tagline).slice(0, words).join(' '))
  expect(Math.max(...[...begins(2).values()].map(({ length }) => length))).toBeLessThan(30)
})

it('has facts for each that are said of no other', () => {
  const facts = pool.flatMap(({ name, facts: own }) => own.map((fact) => ({ name, fact })))
  expect(facts).toHaveLength(2 * pool.length)
  expect(alike(facts, ({ fact }) => fact.toLowerCase())).toEqual([])
  expect(facts.filter(({ fact }) => fact.length < 5 || fact.length > 60 || fact.endsWith('.'))).toEqual([])
  for (const { kind } of pool) {
    expect(kind.reasons.length).toBeGreaterThanOrEqual(2)
    expect(kind.features.length).toBeGreaterThanOrEqual(5)
  }
})

it('files products under tags that others share', () => {
  const tags = new Map<string, number>()
  for (const tag of pool.flatMap((product) => product.tags)) tags.set(tag, (tags.get(tag) ?? 0) + 1)
  expect(tags.size).toBeLessThan(140)
  expect([...tags].filter(([, products]) => products < 5)).toEqual([])
  expect(pool.filter(({ openSource, tags: own }) => own.includes('open-source') && !openSource).length).toBeLessThan(20)
})

it('describes each as its maker might, and no two alike', () => {
  const described = pool.map((product) => ({ ...product, description: descriptionOf(product) }))
  for (const { name, facts, description } of described) {
    expect(description.length).toBeGreaterThan(150)
    expect(description.length).toBeLessThan(1_000)
    for (const fact of facts) expect(description).toContain(fact)
    expect(description, name).not.toMatch(/undefined| {2}|\n{3}|\.\.|[!?]\./)
    expect(description.split('\n\n').length).toBeGreaterThanOrEqual(2)
  }
  expect(alike(described, ({ description }) => description)).toEqual([])
  // Makers' sentences are put together from a stock; none of them may be met everywhere.
  const sentences = described.flatMap(({ name, description }) => [...new Set(description.replaceAll(name, 'it').split(/(?<=[!.?]) |\n+/))])
  const met = [...Map.groupBy(sentences, (sentence) => sentence)].filter(([sentence]) => !sentence.startsWith('#'))
  expect(met.filter(([, all]) => all.length > pool.length / 12).map(([sentence]) => sentence)).toEqual([])
})

it('has a deal here and there, and none where nothing is to pay', () => {
  const deals = pool.map(cardOf).filter(({ deal }) => deal !== null)
  expect(deals.length).toBeGreaterThan(80)
  expect(deals.length).toBeLessThan(200)
  expect(deals.filter(({ pricing }) => pricing === 'free')).toEqual([])
})

it('keeps the products that tests and manuals name', () => {
  expect(names(pool)).toContain('Harbor Department')
})
