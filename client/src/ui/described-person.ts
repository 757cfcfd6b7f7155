interface Person {
  readonly name?: string | null | undefined
  readonly username: string
}

/** Describes someone for search engines. */
export const describedPerson = ({ name = null, username }: Person) => ({
  '@type': 'Person',
  ...(name === null ? { name: username } : { name, alternateName: username }),
  url: `/profile/${encodeURIComponent(username)}`,
})

/** Returns "Inês Moura (@ines)". Titles are read without their page, so they name both. */
export const titledPerson = ({ name = null, username }: Person): string => (name === null ? username : `${name} (@${username})`)
