import { TagSlug } from '@debut/events/tools/tool-card.ts'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import * as z from 'zod/mini'
import { Field } from '../../../ui/field.tsx'
import { CloseIcon } from '../../../ui/icons.tsx'
import type { TagStatus } from '@debut/events/tags/tag-answers.ts'
import { type KnownTag, selectDraft, tagSought } from '../draft-slice.ts'
import { errorFor } from '../draft-labels.ts'
import { anchorOf } from '../jump-to.ts'
import { useContent, useProblems, useTagName, useTyping } from '../use-draft.ts'

const MOST = 3
const SHOWN = 6

/** As tags are written: `Road Trips` becomes `road-trips`. */
export const tagFrom = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/^#/, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 30)

const isTag = (text: string) => z.safeParse(TagSlug, text).success

const NO_STATUS = { into: null, banned: null, shownName: null }

interface Wanted {
  readonly wanted: string
  readonly tags: readonly string[]
  readonly known: readonly KnownTag[]
  readonly status: TagStatus | undefined
}

/** Those that others carry, and what was typed: under the tag that it leads to, or as a new one where it may be used. */
export const optionsFor = ({ wanted, tags, known, status }: Wanted) => {
  const fits = ({ name, shownName }: KnownTag) => name.includes(wanted) || (shownName !== undefined && tagFrom(shownName).includes(wanted))
  const fitting = known.filter((each) => !tags.includes(each.name) && fits(each)).slice(0, SHOWN)
  const isOther = (tag: string) => !tags.includes(tag) && !fitting.some(({ name }) => name === tag)
  const { into, banned, shownName: given } = status ?? NO_STATUS
  const isNew = isTag(wanted) && isOther(wanted) && into === null && banned === null
  return [
    ...(into !== null && isOther(into.tag) ? [{ name: into.tag, label: into.shownName ?? into.tag, words: `for ${wanted}` }] : []),
    ...fitting.map(({ name, shownName = name, tools }) => ({ name, label: shownName, words: `${tools}` })),
    ...(isNew ? [{ name: wanted, label: given ?? wanted, words: given === null ? 'new' : '' }] : []),
  ]
}

const bannedWords = ([tag]: readonly string[]): string | undefined =>
  tag === undefined ? undefined : `“${tag}” is not used here, and shown nowhere. Choose another tag.`

/** Three at most, of those that others carry or of one's own. */
export const TagField = () => {
  const { tags } = useContent()
  const { tags: known, statuses } = useSelector(selectDraft)
  const dispatch = useDispatch()
  const problem = useProblems().tags
  const type = useTyping()
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const list = useId()
  const input = useRef<HTMLInputElement>(null)
  const wanted = tagFrom(text)
  const isFull = tags.length >= MOST
  const options = optionsFor({ wanted, tags, known, status: statuses[wanted] })
  const nameOf = useTagName()
  const isBanned = (tag: string) => (statuses[tag]?.banned ?? null) !== null
  const banned = [...tags, wanted].filter(isBanned)
  const isShown = isOpen && !isFull && options.length > 0
  const add = (chosen: string) => {
    if (isBanned(chosen)) return
    const tag = statuses[chosen]?.into?.tag ?? chosen
    if (isTag(tag) && !tags.includes(tag) && !isFull) type({ tags: [...tags, tag] })
    setText('')
    setActive(-1)
  }
  const remove = (tag: string) => {
    type({ tags: tags.filter((each) => each !== tag) })
    input.current?.focus()
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Backspace' && text === '' && tags.length > 0) return remove(tags.at(-1) ?? '')
    if (event.key === 'Escape' && isShown) {
      event.stopPropagation()
      return setOpen(false)
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      const step = event.key === 'ArrowDown' ? 1 : -1
      return setActive((at) => (options.length === 0 ? -1 : (at + step + options.length + (at < 0 && step < 0 ? 1 : 0)) % options.length))
    }
    if (event.key !== 'Enter' && event.key !== ',') return
    event.preventDefault()
    const chosen = isShown ? options[active]?.name : undefined
    if (chosen !== undefined || wanted !== '') add(chosen ?? wanted)
  }
  const left = MOST - tags.length
  return (
    <div id={anchorOf('tags')} className="draft-field relative">
      <Field
        label="Tags"
        aside={isFull ? 'three, that is all' : `${left} left`}
        error={bannedWords(banned) ?? (problem === 'missing' ? undefined : errorFor('tags', problem))}
      >
        {(wiring) => (
          <div
            className="input-frame chips-frame"
            onPointerDown={(event) => event.target === event.currentTarget && input.current?.focus()}
          >
            {tags.map((tag) => (
              <span key={tag} className="tag-chip">
                {nameOf(tag)}
                <button type="button" aria-label={`Remove ${nameOf(tag)}`} onClick={() => remove(tag)}>
                  <CloseIcon className="size-3" />
                </button>
              </span>
            ))}
            <input
              {...wiring}
              ref={input}
              type="text"
              role="combobox"
              aria-expanded={isShown}
              aria-controls={list}
              aria-autocomplete="list"
              aria-activedescendant={isShown && active >= 0 ? `${list}-${active}` : undefined}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              className="input"
              readOnly={isFull}
              placeholder={tags.length === 0 ? 'travel, trains' : ''}
              value={text}
              maxLength={40}
              onChange={({ currentTarget }) => {
                setText(currentTarget.value)
                const sought = tagFrom(currentTarget.value)
                if (isTag(sought) && !known.some(({ name }) => name === sought)) dispatch(tagSought(sought))
                setOpen(true)
                setActive(-1)
              }}
              onFocus={() => setOpen(true)}
              onBlur={() => {
                setOpen(false)
                if (wanted !== '') add(wanted)
              }}
              onKeyDown={press}
            />
          </div>
        )}
      </Field>
      <ul id={list} role="listbox" aria-label="Tags that others carry" className="menu tag-list" hidden={!isShown}>
        {options.map(({ name, label, words }, index) => (
          <li
            key={name}
            id={`${list}-${index}`}
            role="option"
            aria-selected={index === active}
            className="menu-item"
            data-highlighted={index === active ? '' : undefined}
            onPointerDown={(event) => {
              event.preventDefault()
              add(name)
            }}
          >
            <span className="flex-1">{label}</span>
            <span className="text-[12.5px] text-ink-3 tabular-nums">{words}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
