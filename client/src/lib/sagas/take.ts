import type { Action } from '@reduxjs/toolkit'
import type { TakeableChannel } from 'redux-saga'
// oxlint-disable-next-line no-restricted-imports -- the one place that may: it gives them stricter types
import * as saga from 'typed-redux-saga'

type Match<Taken> = { readonly match: (action: Action) => action is Taken & Action }
type Guard<Taken> = (action: Action) => action is Taken & Action
type OnePattern = { readonly match: (action: Action) => boolean } | ((action: Action) => boolean)
/** Which actions a worker is called for. */
export type ActionPattern = OnePattern | readonly OnePattern[]
type Pattern = ActionPattern | TakeableChannel<unknown>

/** What a worker gets for that pattern. */
type Taken<From> =
  From extends Match<infer One>
    ? One
    : From extends Guard<infer One>
      ? One
      : From extends readonly (infer Each)[]
        ? Taken<Each>
        : From extends TakeableChannel<infer One>
          ? One
          : Action

/** Only what a helper is given says what its worker gets, never the worker itself. */
type NotInferred<Args extends readonly unknown[]> = { [Index in keyof Args]: NoInfer<Args[Index]> }

type Worker = (...given: never[]) => unknown

/**
 * A helper calls its worker with what it was given and then with the action. An optional parameter after those would take the action for what it was meant for,
 * so no worker may have one.
 */
type NoOptional<Given extends readonly unknown[]> = Given extends Required<Given> ? unknown : 'a worker has no optional parameters'

type Fitting<Fn extends Worker, Args extends readonly unknown[], From> = Fn &
  ((...given: [...NotInferred<Args>, Taken<From>]) => unknown) &
  NoOptional<Parameters<Fn>>

type Helper = <const From extends Pattern, Fn extends Worker, Args extends readonly unknown[]>(
  pattern: From,
  worker: Fitting<Fn, Args, From>,
  ...args: Args
) => ReturnType<typeof saga.takeEvery>

type TimedHelper = <const From extends Pattern, Fn extends Worker, Args extends readonly unknown[]>(
  milliseconds: number,
  pattern: From,
  worker: Fitting<Fn, Args, From>,
  ...args: Args
) => ReturnType<typeof saga.takeEvery>

/* oxlint-disable typescript/no-unsafe-type-assertion -- the same functions under stricter types */
export const takeEvery = saga.takeEvery as unknown as Helper
export const takeLatest = saga.takeLatest as unknown as Helper
export const takeLeading = saga.takeLeading as unknown as Helper
export const debounce = saga.debounce as unknown as TimedHelper
export const throttle = saga.throttle as unknown as TimedHelper
