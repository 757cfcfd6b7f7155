import { PICTURE } from '../posts/own-picture.ts'

interface Picture {
  readonly src: string
  readonly alt: string
}

/** The pictures that stand in a text, each once. */
export const picturesIn = (text: string): readonly Picture[] => {
  const pictures = new Map<string, Picture>()
  for (const [, alt = '', src = ''] of text.matchAll(PICTURE)) if (!pictures.has(src)) pictures.set(src, { src, alt })
  return [...pictures.values()]
}

/** The text without that picture, and without the line that it had for itself. */
export const withoutPicture = (text: string, src: string): string =>
  text
    .split('\n')
    .flatMap((line) => {
      const rest = line.replaceAll(PICTURE, (written, _alt, each: string) => (each === src ? '' : written))
      return rest !== line && rest.trim() === '' ? [] : [rest]
    })
    .join('\n')
