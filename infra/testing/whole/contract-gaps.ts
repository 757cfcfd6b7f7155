import type { Capability } from '@debut/events/kernel/define-capability.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { describedBy } from '@debut/events/kernel/define-sentences.ts'
import type { EventForm } from '@debut/events/kernel/define-event.ts'
import { categoryOf } from '@debut/events/kernel/envelope.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import { partsOf } from '@debut/events/kernel/schema-parts.ts'

/** A service's manifests, as far as they answer the contract. */
export interface Layers {
  readonly contracts: readonly Capability[]
  readonly handled: readonly { readonly contract: Capability; readonly commands: Readonly<Record<string, unknown>> }[]
  readonly projected: readonly {
    readonly contract: Capability
    readonly projectors: readonly { readonly name: string; readonly reads: Readonly<Record<string, readonly EventForm[]>> }[]
    readonly neverRead: readonly EventForm[]
  }[]
  readonly served: readonly {
    readonly contract: Capability
    readonly answers?: Readonly<Record<string, unknown>>
    readonly routes?: Readonly<Record<string, unknown>>
    readonly topics?: Readonly<Record<string, unknown>>
  }[]
  /** Routes that the command-service or the edge has, beside those of every service. */
  readonly routes: (route: string) => boolean
  /** Projections that take every event whatever it is: they don't make it read. */
  readonly takeAll: readonly string[]
}

const SOMEBODY = MemberId.parse('4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c11')

/** Where the layers don't answer what the contract says, each gap as a sentence. */
export const contractGaps = (layers: Layers): string[] => [
  ...layers.contracts.flatMap((contract) => [
    ...unhandled(contract, layers),
    ...unserved(contract, layers),
    ...unanswered(contract, layers),
    ...unread(contract, layers),
    ...unowned(contract),
    ...undescribed(contract),
  ]),
  ...surplus(layers),
]

const unhandled = ({ name, commands = {} }: Capability, { handled }: Layers) => {
  const handlers = handled.filter(({ contract }) => contract.name === name).flatMap(({ commands: found }) => Object.keys(found))
  return Object.values(commands).flatMap(({ type }) => (handlers.includes(type) ? [] : [`${name}: the command ${type} has no handler`]))
}

const unserved = ({ name, routes: ofContract = {} }: Capability, { served, routes }: Layers) => {
  const queries = served
    .filter(({ contract }) => contract.name === name)
    .flatMap((each) => Object.keys({ ...each.answers, ...each.routes }))
  return Object.keys(ofContract).flatMap((route) => (queries.includes(route) || routes(route) ? [] : [`${name}: ${route} is not served`]))
}

const unanswered = ({ name, topics = {} }: Capability, { served }: Layers) => {
  const families = served.filter(({ contract }) => contract.name === name).flatMap(({ topics: found = {} }) => Object.keys(found))
  return Object.keys(topics).flatMap((topic) => (families.includes(topic) ? [] : [`${name}: the topic ${topic} is not served`]))
}

const unread = ({ name, events = {} }: Capability, { projected, takeAll }: Layers) => {
  const projectors = projected.flatMap((each) => each.projectors).filter((projector) => !takeAll.includes(projector.name))
  const read = new Set(projectors.flatMap(({ reads }) => Object.values(reads).flat()))
  const named = new Set(projected.flatMap(({ neverRead }) => neverRead))
  return Object.values(events)
    .flat()
    .flatMap((form) => {
      if (read.has(form) && named.has(form)) return [`${name}: ${form.type} is named as never read, and is read`]
      return read.has(form) || named.has(form) ? [] : [`${name}: no projection folds ${form.type}, and it is not named as never read`]
    })
}

/** A member whom an event names owns it, by its stream or by its definition, or is marked as another: else an export and an erasure would miss it. */
const unowned = ({ name, events = {}, ownStreams }: Capability) => {
  const own = (ownStreams?.(SOMEBODY) ?? []).map(categoryOf)
  return Object.entries(events).flatMap(([category, forms]) =>
    forms.flatMap((form) => {
      const owner = form.ownedBy ?? (own.includes(category) ? 'memberId' : undefined)
      return whoseIsUnknown(form, owner).map((gap) => `${name}: ${form.type}${gap}`)
    }),
  )
}

const whoseIsUnknown = ({ fields, ownedBy, alsoNames, personal }: EventForm, owner: string | undefined) => [
  ...(ownedBy === undefined || fields[ownedBy] === MemberId ? [] : [` is owned by ${ownedBy}, which is not a member`]),
  ...Object.entries(fields).flatMap(([field, schema]) =>
    field === owner || alsoNames.includes(field) || !partsOf(schema).includes(MemberId)
      ? []
      : [` names a member by ${field}, and does not say whether it is theirs`],
  ),
  ...[...personal].flatMap(([field, of]) =>
    (of === owner && fields[of] === MemberId) || fields[of] === ToolId ? [] : [`.${field} is personal to ${of}, who does not own it`],
  ),
]

/** By the names that the access table has. */
const actsOf = ({ routes = {}, commands = {}, topics = {} }: Capability) => [
  ...Object.keys(routes),
  ...Object.values(commands).flatMap(({ type, who }) => (who === 'process' ? [] : [`command ${type}`])),
  ...Object.keys(topics).map((topic) => `topic ${topic}`),
]

/** What programs can do has words, or a reason why it is none of theirs. */
const undescribed = (contract: Capability) => {
  const { name, sentences, routes = {} } = contract
  const acts = actsOf(contract)
  const described = Object.keys(sentences?.of ?? {})
  return [
    ...acts.flatMap((act) =>
      described.includes(act) || sentences?.rest !== undefined
        ? []
        : [`${name}: no sentence says what ${act} is for, in events/src/${name}/…-sentences.ts`],
    ),
    ...described.flatMap((act) => (acts.includes(act) ? [] : [`${name}: a sentence describes ${act}, which it does not have`])),
    ...Object.entries(routes).flatMap(([route, { params }]) =>
      sentences !== undefined && describedBy(sentences, route) !== undefined && route.includes('/:') && params === undefined
        ? [`${name}: no schema says what stands in the address of ${route}`]
        : [],
    ),
  ]
}

/** What a layer answers that no contract asks for. */
const surplus = ({ handled, served }: Layers) => [
  ...handled.flatMap(({ contract, commands }) =>
    Object.keys(commands).flatMap((type) =>
      contract.commands?.[type] === undefined ? [`${contract.name}: ${type} is in no contract`] : [],
    ),
  ),
  ...served.flatMap(({ contract, topics = {} }) =>
    Object.keys(topics).flatMap((topic) =>
      contract.topics?.[topic] === undefined ? [`${contract.name}: the topic ${topic} is in no contract`] : [],
    ),
  ),
]
