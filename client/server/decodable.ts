/** An address that can't be decoded leads to nothing, and is answered 404 as any other such address. */
export const decodable = (url: string): string => {
  const [path = '', ...query] = url.split('?')
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?')
  }
}
