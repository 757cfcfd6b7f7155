/** Markdown reads these in the address of a link as the characters that they stand for. */
const ESCAPED = /\\([!-/:-@[-`{-~])/g
const NUMBERED = /&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi
const NAMED: Readonly<Record<string, string>> = { '&colon;': ':', '&sol;': '/', '&bsol;': '\\', '&amp;': '&', '&period;': '.' }

/** `[https://a.example](https://a.example)` is one link. */
const LABELLED = /\[[^[\]]*\](?=\()/g
const ADDRESS = /https?:\/\/[^\s<>()[\]"]+/gi

/** How many links a text in Markdown has that lead to other sites than ours. One that is written in code counts as well. */
export const linksToOthers = (text: string, ours: string): number => {
  const host = URL.parse(ours)?.host
  const addresses = plain(text).replaceAll(LABELLED, '').match(ADDRESS) ?? []
  return addresses.filter((address) => URL.parse(address)?.host !== host).length
}

const plain = (text: string): string =>
  text
    .replaceAll(NUMBERED, (written, hex: string | undefined, decimal: string | undefined) => {
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
      return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : written
    })
    .replaceAll(/&(?:colon|sol|bsol|amp|period);/g, (name) => NAMED[name] ?? name)
    .replaceAll(ESCAPED, '$1')
