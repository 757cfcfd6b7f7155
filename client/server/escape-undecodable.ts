/** Escapes a path that can’t be decoded, so that it is answered 404 as any other that leads to nothing. */
export const escapeUndecodable = (url: string): string => {
  const [path = '', ...query] = url.split('?')
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?')
  }
}
