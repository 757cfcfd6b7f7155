import { type SubmitEvent, useContext, useEffect, useRef, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { usePlace } from '../../../lib/page/place-context.ts'
import { Button } from '../../../ui/button.tsx'
import { GoContext } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { websiteProblem } from '@debut/events/drafts/ready-card.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { errorFor, hostOf } from '../draft-labels.ts'
import { BoardPreview } from '../preview/board-preview.tsx'
import { wholeAddress } from '../../../ui/whole-address.ts'
import { beginRequested, selectStart, startLeft, urlTyped } from './start-slice.ts'

const LONGEST_NAME = 200
const NOTHING = { category: null, tags: [], logo: null }

/** A name and an address: all else can wait, and most of it stands on the site already. Who comes from elsewhere may bring both in the address of the page. */
export const StartForm = ({ pathOf }: { pathOf: (toolId: string) => string }) => {
  const { beginning, error, begun, taken } = useSelector(selectStart)
  const { search } = usePlace()
  const [name, setName] = useState(search.get('name')?.slice(0, LONGEST_NAME) ?? '')
  const [url, setUrl] = useState(search.get('url') ?? '')
  const [wrong, setWrong] = useState<{ name?: string; url?: string }>({})
  const first = useRef<HTMLDivElement>(null)
  const go = useContext(GoContext)
  const dispatch = useDispatch()
  useEffect(() => {
    if (begun === null) return
    dispatch(startLeft())
    go?.(pathOf(begun), false)
  }, [begun, go, pathOf, dispatch])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const address = wholeAddress(url)
    const problem = websiteProblem(address)
    const found = {
      ...(name.trim().length < 2 && { name: 'What is it called? At least 2 characters.' }),
      ...(name.trim().length > 40 && { name: 'At most 40 characters.' }),
      ...(problem !== undefined && { url: errorFor('url', problem) ?? 'Where is it on the web? Like https://fernweh.app.' }),
    }
    setWrong(found)
    if (found.name !== undefined || found.url !== undefined) {
      first.current?.querySelector<HTMLInputElement>(found.name === undefined ? '[name=url]' : '[name=name]')?.focus()
      return
    }
    dispatch(beginRequested({ name: name.trim(), url: address }))
  }
  const isTaken = taken.isTaken && taken.url === wholeAddress(url)
  return (
    <div className="start-stage">
      <div ref={first}>
        <h1 className="text-[38px]/[1.05] font-[750] tracking-[-0.04em] text-balance md:text-[54px]/[1.02]">What will you put on stage?</h1>
        <p className="mt-3 max-w-[46ch] text-[15.5px] text-ink-2">
          A name and an address are enough to begin. We read what your site says of itself, and you change whatever you like.
        </p>
        <form onSubmit={submit} noValidate className="mt-8 grid max-w-110 gap-5">
          <TextField
            label="Name"
            name="name"
            value={name}
            maxLength={LONGEST_NAME}
            placeholder="Fernweh"
            autoComplete="off"
            error={wrong.name}
            onChange={({ currentTarget }) => {
              setName(currentTarget.value)
              setWrong(({ name: _, ...rest }) => rest)
            }}
          />
          <TextField
            label="Website"
            name="url"
            type="url"
            inputMode="url"
            value={url}
            maxLength={2_048}
            placeholder="fernweh.app"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            error={
              wrong.url ??
              (isTaken ? 'This website belongs to a product that is here already. If it is yours, its makers can invite you.' : undefined)
            }
            onChange={({ currentTarget }) => {
              setUrl(currentTarget.value)
              setWrong(({ url: _, ...rest }) => rest)
              dispatch(urlTyped(currentTarget.value))
            }}
            onBlur={() => setUrl(wholeAddress(url))}
          />
          {error !== null && (
            <Notice tone="bad" title="Not begun yet">
              {error}
            </Notice>
          )}
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button type="submit" size="l" busy={beginning}>
              Continue
            </Button>
            <span className="text-[13.5px] text-ink-3">Nothing is public before you say so.</span>
          </div>
        </form>
      </div>
      <div className="start-light" aria-hidden="true">
        <svg viewBox="0 0 480 320" className="start-beam" preserveAspectRatio="none">
          <path d="M212 14h56l196 270H16z" />
          <ellipse cx="240" cy="284" rx="226" ry="26" />
          <rect x="206" width="68" height="20" rx="6" />
        </svg>
        <div className="start-card" data-lit={name.trim() !== ''}>
          <BoardPreview content={{ ...NOTHING, name, tagline: hostOf(wholeAddress(url)) }} />
        </div>
      </div>
    </div>
  )
}
