import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { grouped } from './grouped.ts'
import { TextField } from './text-field.tsx'
import { Unreachable } from './unreachable.tsx'

type Props = {
  title: string
  /** What stands in it, and in which order. */
  about: string
  /** What can't be reached where there is no answer. */
  what: string
  status: 'loading' | 'ready' | 'unreachable' | 'missing' | 'moved'
  onRetry: () => void
  search?: Search
  children: ReactNode
}

/** One of the lists that are worked on, on a page of them. */
export const QueueSection = ({ title, about, what, status, onRetry, search, children }: Props) => {
  const id = `${title.toLowerCase().replaceAll(' ', '-')}-queue`
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-[24px] font-[720] tracking-[-0.03em]">
        {title}
      </h2>
      <p className="mt-1.5 mb-4 max-w-[62ch] text-[14.5px] text-ink-2">{about}</p>
      {search === undefined ? null : <SearchForm title={title} search={search} />}
      {status === 'unreachable' ? <Unreachable what={what} onRetry={onRetry} /> : null}
      {status === 'ready' ? children : null}
    </section>
  )
}

/** Says how many there are beyond those that are shown. */
export const Further = ({ total, shown }: { readonly total: number; readonly shown: number }) =>
  total > shown ? (
    <p className="mt-3 text-[13px] text-ink-3 tabular-nums">{`${grouped(total - shown)} more: find them by a part of their name.`}</p>
  ) : null

type Search = {
  action: string
  /** Of the field, in the address. */
  name: string
  label: string
  hint: string
  words: string
}

const SearchForm = ({ title, search: { action, name, label, hint, words } }: { title: string; search: Search }) => (
  <form action={action} role="search" aria-label={title} className="mb-5 flex items-start gap-2.5">
    <div className="max-w-96 flex-1">
      <TextField label={label} name={name} maxLength={80} defaultValue={words} key={words} hint={hint} />
    </div>
    <Button type="submit" look="quiet" className="mt-7">
      Find
    </Button>
  </form>
)
