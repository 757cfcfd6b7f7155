import { startOf } from '@debut/events/kernel/calendar.ts'
import { Day } from '@debut/events/kernel/days.ts'
import { z } from 'zod'
import { drawableText } from './drawable-text.ts'
import { starPreview } from './star-preview.ts'

export const ProfileFound = z.union([
  z.object({ moved: z.string() }),
  z.object({
    username: z.string(),
    name: z.nullish(z.string()),
    avatar_url: z.string(),
    joined: z.iso.datetime(),
    streak: z.int(),
    tools: z.array(z.object({ slug: z.string(), name: z.string() })),
  }),
])
type Profile = Exclude<z.infer<typeof ProfileFound>, { moved: string }>

/** More than two names are no line to be read in passing. */
const NAMED = 2

const makerOf = ({ tools }: Profile): string | undefined => {
  const names = tools.slice(0, NAMED).map(({ slug, name }) => drawableText(name) ?? slug)
  const more = tools.length - names.length
  if (names.length === 0) return undefined
  return `Maker of ${more === 0 ? names.join(' and ') : `${names.join(', ')} and ${more} more`}`
}

const monthOf = (instant: string) =>
  startOf(Day.parse(instant.slice(0, 10)))
    .setLocale('en')
    .toFormat('MMMM yyyy')

/** A longer name would not fit on the available lines. */
const LONGEST_NAME = 30

const nameOf = ({ name, username }: Profile): string => {
  const drawable = drawableText(name ?? '')
  return drawable === undefined || drawable.length > LONGEST_NAME ? username : drawable
}

/** All that the picture shows: what is alike here is the same picture. */
export const profileShown = (profile: Profile) => ({
  username: profile.username,
  name: nameOf(profile),
  line: makerOf(profile) ?? `Member since ${monthOf(profile.joined)}`,
  standing:
    profile.streak === 0
      ? undefined
      : { big: String(profile.streak), small: profile.streak === 1 ? 'day of voting' : 'days of voting in a row' },
  avatar: profile.avatar_url,
})

export const profilePreview = (
  { username, name, line, standing }: ReturnType<typeof profileShown>,
  face: Promise<string | undefined>,
  host: string,
): Promise<Buffer> => starPreview({ name, line, standing, picture: face, shape: 'round', address: `${host}/profile/${username}` })
