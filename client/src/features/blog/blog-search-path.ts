export const blogSearchPath = (q: string): string => (q === '' ? '/blog' : `/blog?${new URLSearchParams({ q })}`)
