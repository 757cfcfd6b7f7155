interface Person {
  readonly name?: string | null | undefined
  readonly username: string
}

/** Someone as search engines read of them. */
export const describedPerson = ({ name = null, username }: Person) => ({
  '@type': 'Person',
  ...(name === null ? { name: username } : { name, alternateName: username }),
  url: `/profile/${encodeURIComponent(username)}`,
})

/** "Inês Moura (@ines)": for titles, which are read without their page. */
export const titledPerson = ({ name = null, username }: Person): string => (name === null ? username : `${name} (@${username})`)
