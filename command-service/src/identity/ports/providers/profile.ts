import { z } from 'zod'

const Email = z.object({ address: z.string(), isVerified: z.boolean() })
type Email = z.output<typeof Email>

/** Whom a provider vouches for, whatever it calls things. */
export const Profile = z.object({
  /** Its own name for them: never given to anybody else. */
  subject: z.string(),
  /** The main one. */
  email: Email.optional(),
  /** What the account stores of them, in GoTrue's words. */
  metadata: z.record(z.string(), z.json()),
})
export type Profile = z.output<typeof Profile>
type Metadata = Profile['metadata']

/** What we read of a provider's claims, and where it says so: `data.name` is `name` within `data`. */
export const claimNames = ['sub', 'email', 'email_verified', 'name', 'picture', 'user_name', 'website'] as const
export type ClaimPaths = Partial<Readonly<Record<(typeof claimNames)[number], string>>>

/** As OpenID Connect has them. */
export const standardClaims: ClaimPaths = {
  sub: 'sub',
  email: 'email',
  email_verified: 'email_verified',
  name: 'name',
  picture: 'picture',
  user_name: 'preferred_username',
  website: 'website',
}

const LONGEST = 1_000
/** As OpenID Connect has it. */
const LONGEST_SUBJECT = 255

const valueAt = (claims: unknown, path: string | undefined): unknown => {
  if (path === undefined) return undefined
  return path.split('.').reduce<unknown>((value, name) => Object.entries(value ?? {}).find(([key]) => key === name)?.[1], claims)
}

/** Anybody's word: what the database or a token cannot hold is left out. */
const textAt = (claims: unknown, path: string | undefined): string | undefined => {
  const value = valueAt(claims, path)
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string') return undefined
  const clean = text.toWellFormed().replaceAll('\0', '').trim()
  return clean === '' || clean.length > LONGEST ? undefined : clean
}

const linkAt = (claims: unknown, path: string | undefined): string | undefined => {
  const text = textAt(claims, path)
  return text !== undefined && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : undefined
}

const Address = z.email().max(320)
/** Lower case only then: some characters of other alphabets become one of ours, and so somebody else's address. */
export const emailOf = (text: string | undefined, isVerified: boolean): Email | undefined => {
  const address = Address.safeParse(text)
  return address.success ? { address: address.data.toLowerCase(), isVerified } : undefined
}

const given = (fields: Readonly<Record<string, string | undefined>>): Metadata =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))

/** Undefined where the claims do not say whom they are about. */
export const profileOf = (claims: unknown, paths: ClaimPaths, issuer: string): Profile | undefined => {
  const subject = textAt(claims, paths.sub)
  // Made harmless, it would be somebody else's.
  if (subject === undefined || subject.length > LONGEST_SUBJECT || subject !== String(valueAt(claims, paths.sub))) return undefined
  const verified = valueAt(claims, paths.email_verified)
  const email = emailOf(textAt(claims, paths.email), verified === true || verified === 'true')
  return withEmail({ subject, metadata: metadataOf(claims, paths, issuer, subject) }, email)
}

const metadataOf = (claims: unknown, paths: ClaimPaths, issuer: string, subject: string): Metadata => {
  const userName = textAt(claims, paths.user_name)
  const name = textAt(claims, paths.name) ?? userName
  const picture = linkAt(claims, paths.picture)
  return {
    ...given({ name, full_name: name, avatar_url: picture, picture, user_name: userName, preferred_username: userName }),
    ...given({ website: linkAt(claims, paths.website) }),
    iss: issuer,
    sub: subject,
    provider_id: subject,
    phone_verified: false,
  }
}

/** The same profile under this address. */
export const withEmail = ({ subject, metadata }: Profile, email: Email | undefined): Profile => {
  const { email: _email, email_verified: _verified, ...rest } = metadata
  return {
    subject,
    ...(email && { email }),
    metadata: { ...rest, ...(email && { email: email.address }), email_verified: email?.isVerified ?? false },
  }
}

export const withName = (profile: Profile, name: string | undefined): Profile => {
  const clean = textAt({ name }, 'name')
  return clean === undefined ? profile : { ...profile, metadata: { ...profile.metadata, name: clean, full_name: clean } }
}
