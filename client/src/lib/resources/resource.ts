import type { RouteDefinition } from '@debut/events/kernel/define-route.ts'
import { routeAddress, type RouteArguments } from '@debut/events/kernel/route-address.ts'
import type { Action } from '@reduxjs/toolkit'
import type * as z from 'zod/v4/core'
import type { ApiClient } from '../api/api-client.ts'

/** Answers this where what was asked for is at home under another name. */
interface Moved {
  readonly moved: string
}

type Found<Answer> = Exclude<Answer, Moved>

/** A topic of the live socket, followed for as long as the data is shown. All that is shown receives its frames, as actions. */
export interface Topic {
  readonly name: string
  /** As the contract has it. */
  readonly frame: z.$ZodType
  /** However many frames come, they are handed on no more often than this. */
  readonly every?: number
}

interface HowFetched<Data> {
  /** Of a list that was read further down, so many pages. */
  readonly pages: number
  /** What there is of it already. */
  readonly shown?: Data | undefined
  /** With what was just accepted of its reader, though it is not only theirs. */
  readonly withOwn?: boolean | undefined
}

/** One thing that pages show of the server: how to get it, and how it is kept up to date while a page shows it. */
export interface Query<Data = unknown> {
  /** The server's address of it, and of which part. */
  readonly key: string
  /** It is its reader's own, so visitors have none. */
  readonly isOwn: boolean
  readonly isOpenBeforeSecondFactor: boolean
  /** Everybody may ask for it, and readers may get different answers. */
  readonly dependsOnReader: boolean
  fetch(api: ApiClient, how: HowFetched<Data>): Promise<Data | Moved>
  /** What comes after it, to be joined to what is shown by then: undefined where that ends elsewhere. Undefined at the end of the list. */
  fetchNextPage(api: ApiClient, data: Data): Promise<(latest: Data) => Data | undefined> | undefined
  learn(data: Data, action: Action): Data
  readonly merge: ((shown: Data, answer: Data) => Data) | undefined
  isOutdatedBy(action: Action, data: Data | undefined): boolean
  /** However often it becomes outdated, it is fetched again for that no more often than after so many milliseconds. */
  readonly refetchEvery: number
  topic(data: Data): Topic | undefined
  pollingInterval(data: Data): number | undefined
}

/** For lists of queries of all kinds. */
// oxlint-disable-next-line typescript/no-explicit-any -- a query is only given data that came from itself
export type AnyQuery = Query<any>

interface Paging<Data, Request> {
  /** What the next page is asked for with; undefined at the end of the list. */
  readonly next: (data: Data, request: Request) => Request | undefined
  readonly join: (data: Data, next: Data) => Data
  /** Where rows come to the list by themselves, it takes more pages to show as much as is shown: whether these are enough. */
  readonly reaches?: (data: Data, shown: Data) => boolean
}

/** A query is fetched again anyway when its reader returns to the page, or is back online. */
interface Options<Answer, Data, Request> {
  /** What is kept of the answer, where that is not all of it. */
  readonly transformResponse?: (answer: Found<Answer>, request: Request) => Data
  /** What that part is called, where pages show several parts of one answer. */
  readonly part?: string
  /** What an action says of it: other data, or the same where it says nothing. */
  readonly onAction?: (data: Data, action: Action, request: Request) => Data
  /** An action tells that it is old, or that it is there by now, and not what it is. It is asked before the action is learnt from. */
  readonly isOutdatedBy?: (action: Action, data: Data | undefined) => boolean
  /** What is shown once there is another answer, where neither that nor what was shown is all of it. Without, whatever is from further on in the log is shown. */
  readonly merge?: (shown: Data, answer: Data) => Data
  readonly refetchEvery?: number
  readonly topic?: (data: Data) => Topic | undefined
  /** Fetched again after so many milliseconds; where undefined, not by itself. */
  readonly pollingInterval?: (data: Data) => number | undefined
  readonly pages?: Paging<Data, Request>
  readonly dependsOnReader?: true
  /** Another service answers it than those that answer together. */
  readonly isApart?: true
}

type Answering<Form, Answer> = Form & { readonly path: string; readonly answer: Answer }

/** Gives the queries of a route: one for each request. Fetching, keeping and following them is the same for all. */
export const resource =
  <const Form extends RouteDefinition, Schema extends z.$ZodType, Data = Found<z.output<Schema>>>(
    route: Answering<Form, Schema>,
    options: Options<z.output<Schema>, Data, RouteArguments<Form>[0]> = {},
  ) =>
  (...request: RouteArguments<Form>): Query<Data> => {
    const {
      transformResponse,
      onAction,
      isOutdatedBy,
      merge,
      refetchEvery = 0,
      topic,
      pollingInterval,
      pages,
      dependsOnReader = false,
      isApart,
    } = options
    const isOwn = route.who !== 'everybody'
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- undefined only where the route can be asked for without a request
    const wanted = request[0] as RouteArguments<Form>[0]

    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same again
    const addressOf = (asked: RouteArguments<Form>[0]) => routeAddress<Form>(route, ...([asked] as RouteArguments<Form>))

    const get = async (api: ApiClient, asked: RouteArguments<Form>[0], withOwn = isOwn): Promise<Data | Moved> => {
      const answer = await api.get(addressOf(asked), route.answer, isOwn && !isApart ? 'own part' : withOwn ? 'own' : undefined)
      if (isMoved(answer)) return answer
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has not moved; and without a transformation, the data is the answer
      return (transformResponse?.(answer as Found<z.output<Schema>>, asked) ?? answer) as Data
    }

    const nextOf = (data: Data) => pages?.next(data, wanted)

    const fetchNext = (api: ApiClient, data: Data): ReturnType<Query<Data>['fetchNextPage']> => {
      const next = nextOf(data)
      if (pages === undefined || next === undefined) return undefined
      const follows = (latest: Data) => {
        const expected = nextOf(latest)
        return expected !== undefined && addressOf(expected) === addressOf(next)
      }
      return get(api, next).then((more) => (latest) => (isMoved(more) || !follows(latest) ? undefined : pages.join(latest, more)))
    }

    return {
      key: options.part === undefined ? addressOf(wanted) : `${addressOf(wanted)}#${options.part}`,
      isOwn,
      isOpenBeforeSecondFactor: route.beforeSecondFactor ?? false,
      dependsOnReader,
      async fetch(api, { pages: count, shown, withOwn }) {
        let data: Data | Moved = await get(api, wanted, withOwn)
        const isShort = (known: Data) => shown !== undefined && pages?.reaches?.(known, shown) === false
        for (let page = 1; !isMoved(data) && (page < count || isShort(data)); page++) {
          const longer = (await fetchNext(api, data))?.(data)
          if (longer === undefined) break
          data = longer
        }
        return data
      },
      fetchNextPage: fetchNext,
      learn: (data, action) => onAction?.(data, action, wanted) ?? data,
      isOutdatedBy: (action, data) => isOutdatedBy?.(action, data) ?? false,
      merge,
      refetchEvery,
      topic: (data) => topic?.(data),
      pollingInterval: (data) => pollingInterval?.(data),
    }
  }

export const isMoved = (answer: unknown): answer is Moved => typeof answer === 'object' && answer !== null && 'moved' in answer
