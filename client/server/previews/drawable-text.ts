/** What the fonts of previews have: Latin, Greek and Cyrillic characters, and the signs that go with them. */
const STRANGE =
  /[^\u0020-\u007e\u00a0-\u024f\u02bb\u02bc\u02c6\u02da\u02dc\u0370-\u03ff\u0400-\u045f\u0490\u0491\u1e00-\u1eff\u2010-\u2027\u2030-\u203a\u20ac\u2116\u2122\u2212]/gu

/** The text without emoji and the like; undefined where characters would be missing, as a box for each says nothing. */
export const drawableText = (text: string): string | undefined => {
  const composed = text.normalize('NFC')
  if (composed.match(STRANGE)?.some((sign) => /\p{L}|\p{N}/u.test(sign)) === true) return undefined
  return composed.replace(STRANGE, '').replaceAll(/\s+/g, ' ').trim() || undefined
}
