import * as z from 'zod/mini'
import { type FormEvent, useContext, useEffect, useMemo } from 'react'
import { usePlace } from '../../../lib/page/place-context.ts'
import { Button } from '../../../ui/button.tsx'
import { GoContext } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useKept } from '../kept-by-tool.ts'
import { SegmentsField } from '../segments-field.tsx'
import { Favourites, MOST_FAVOURITES } from './favourites.tsx'
import { generateNames, LONGEST_NAME } from './generate-names.ts'
import { NameList } from './name-list.tsx'
import { namesAddress, type NamesQuery, namesQuery } from './names-address.ts'
import { tones } from './name-words.ts'
import { LONGEST_TYPED, readWords } from './read-words.ts'

const Kept = z.object({
  typed: z.string().check(z.maxLength(LONGEST_TYPED)),
  tone: z.enum(tones),
  /** What is wrong with the text is said once its reader has asked for names. */
  isSent: z.boolean(),
  /** The address that the form was last filled from, so that a reload keeps what was typed since. */
  filledFrom: z.string().check(z.maxLength(2 * LONGEST_TYPED)),
  favourites: z.array(z.string().check(z.maxLength(2 * LONGEST_NAME))).check(z.maxLength(MOST_FAVOURITES)),
})

const LABELS = { plain: 'Plain', playful: 'Playful', technical: 'Technical', elegant: 'Elegant' }

/** Without a script the form asks for the next page, and its address holds all that a list is made from. */
export const NameGenerator = () => {
  const query = namesQuery(usePlace().search)
  const go = useContext(GoContext)
  const { words: sent, tone: sentTone, seed } = query
  const source = `${sentTone} ${sent}`
  const [kept, change] = useKept('names', Kept, { typed: sent, tone: sentTone, isSent: sent !== '', filledFrom: source, favourites: [] })
  const { typed, tone, isSent, filledFrom, favourites } = kept

  // An address that somebody shared, or the browser's way back, says what is in the form.
  useEffect(() => {
    if (sent === '' || filledFrom === source) return
    change((current) => ({ ...current, typed: sent, tone: sentTone, isSent: true, filledFrom: source }))
  }, [change, filledFrom, sent, sentTone, source])

  const list = useMemo(() => {
    const read = readWords(sent)
    return { ...read, names: generateNames({ words: read.words, tone: sentTone, seed }) }
  }, [sent, sentTone, seed])

  const problem = isSent ? readWords(typed).problem : undefined

  const makeNames = (event: FormEvent<HTMLFormElement>) => {
    if (go === undefined) return
    event.preventDefault()
    change((current) => ({ ...current, isSent: true }))
    if (readWords(typed).problem === undefined) go(namesAddress({ words: typed.trim(), tone, seed: 1 }), false)
  }

  const chooseTone = (value: NamesQuery['tone']) => {
    change((current) => ({ ...current, tone: value }))
    if (list.names.length > 0 && problem === undefined && typed === sent) go?.(namesAddress({ ...query, tone: value, seed: 1 }), true)
  }

  const toggleFavourite = (name: string) =>
    change((current) => ({
      ...current,
      favourites: current.favourites.includes(name)
        ? current.favourites.filter((each) => each !== name)
        : [...current.favourites, name].slice(-MOST_FAVOURITES),
    }))

  return (
    <>
      <form method="get" onSubmit={makeNames} className="grid gap-4 rounded-card border border-line-2 bg-surface p-4.5 md:p-5.5" noValidate>
        <TextField
          label="Words about your product"
          name="words"
          value={typed}
          onChange={({ target }) => change((current) => ({ ...current, typed: target.value.slice(0, LONGEST_TYPED), isSent: false }))}
          placeholder="night trains"
          autoComplete="off"
          enterKeyHint="go"
          hint="One to five words work best: what it does, for whom, what it feels like."
          error={problem}
        />
        <div className="flex flex-wrap items-end justify-between gap-4">
          <SegmentsField
            label="Tone"
            name="tone"
            options={tones.map((value) => ({ value, label: LABELS[value] }))}
            value={tone}
            onChange={chooseTone}
          />
          <Button type="submit" size="l" className="max-sm:w-full">
            Make names
          </Button>
        </div>
      </form>
      {list.notes.length > 0 && (
        <div className="mt-4">
          <Notice>
            {list.notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </Notice>
        </div>
      )}
      {list.names.length > 0 && (
        <NameList
          query={query}
          names={list.names}
          isOfOtherWords={problem !== undefined}
          favourites={favourites}
          onToggle={toggleFavourite}
        />
      )}
      <Favourites names={favourites} onRemove={toggleFavourite} />
    </>
  )
}
