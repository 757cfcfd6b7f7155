import * as z from 'zod/mini'
import { markdown, typedText, webAddress, withoutCredentials } from '../kernel/plain-text.ts'
import { networkHosts } from '../tools/network-hosts.ts'
import { networks } from '../tools/tool-card.ts'

export const LONGEST_BIO = 280

/** Plain text, in several lines. */
export const Bio = /* @__PURE__ */ markdown(0, LONGEST_BIO)

export const linkKinds = ['website', ...networks] as const
export type LinkKind = (typeof linkKinds)[number]

const address = /* @__PURE__ */ webAddress(/^https$/)

export const Links = /* @__PURE__ */ z.partialRecord(z.enum(linkKinds), address)
export type Links = z.infer<typeof Links>

/** What is wrong with an address, in words that finish "This link …". */
export const linkProblem = (kind: LinkKind, typed: string): string | undefined => {
  if (typed.length > 2_048) return 'is longer than 2,048 characters'
  if (!address.safeParse(typed).success) return 'needs to be a web address that begins with https://'
  if (!address.check(withoutCredentials()).safeParse(typed).success) return 'holds a user name or a password'
  const hosts = kind === 'website' ? undefined : networkHosts[kind]
  return hosts === undefined || hosts.test(new URL(typed).hostname) ? undefined : 'leads to another site'
}

/** As members may write them today; the log may have others from before. */
export const WrittenBio = /* @__PURE__ */ z.string().check(
  z.refine((bio) => bio.trim().length <= LONGEST_BIO, { error: `takes at most ${LONGEST_BIO} characters`, abort: true }),
  z.refine((bio) => Bio.safeParse(bio).success, 'holds a character that can’t be shown'),
  z.trim(),
)

export const WrittenLinks = /* @__PURE__ */ z.partialRecord(z.enum(linkKinds), typedText(10_000)).check((links) => {
  for (const kind of linkKinds) {
    const typed = links.value[kind]
    const message = typed === undefined ? undefined : linkProblem(kind, typed)
    if (message !== undefined) links.issues.push({ code: 'custom', input: typed, path: [kind], message })
  }
})
