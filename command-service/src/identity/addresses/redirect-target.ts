import type { IdentitySettings } from '../settings.ts'

/** `*` stands for anything within a part of the address, `**` for anything at all. */
const patternOf = (glob: string): RegExp =>
  new RegExp(
    `^${glob
      .split('**')
      .map((part) =>
        part
          .split('*')
          .map((text) => text.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`))
          .join('[^/.]*'),
      )
      .join('.*')}$`,
  )

/** As the browser reads it, where no question mark hides whose host it is. */
const matches = (glob: string, href: string): boolean => {
  const pattern = patternOf(glob)
  return pattern.test(href) || pattern.test(href.replace(/^([a-z][a-z0-9+.-]*:\/\/[^/?#]+)\/$/, '$1'))
}

/** Browsers read such addresses otherwise than they are written, and a database does not hold all of them. */
const isPlain = (address: string) => address.isWellFormed() && !/[\s\\\p{Cc}]/u.test(address)

/** Where the browser goes afterwards: what was asked for if it is ours or on the list, else our own front door. */
export const redirectTarget = (
  { publicUrl, redirectUrls }: Pick<IdentitySettings, 'publicUrl' | 'redirectUrls'>,
  asked: unknown,
): string => {
  if (typeof asked !== 'string' || !isPlain(asked) || !URL.canParse(asked)) return publicUrl
  const { origin, protocol, username, password, href } = new URL(asked)
  if (username !== '' || password !== '' || !/^[a-z][a-z0-9+.-]*:$/.test(protocol) || /^(javascript|data|vbscript|blob):$/.test(protocol))
    return publicUrl
  const isOurs = origin !== 'null' && origin === new URL(publicUrl).origin
  return isOurs || redirectUrls.some((glob) => matches(glob, href)) ? asked : publicUrl
}
