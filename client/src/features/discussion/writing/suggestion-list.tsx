import { Face } from '../../../ui/face.tsx'
import { ToolLogo } from '../../../ui/tool-logo.tsx'
import type { Suggestion } from './suggestions.ts'

interface Props {
  readonly suggestions: readonly Suggestion[]
  readonly typed: string
}

/** The rows of the list: which one is chosen is the field's to say, which has the focus. */
export const SuggestionList = ({ suggestions, typed }: Props) =>
  suggestions.map((suggestion) => {
    const { id, name, line } = suggestion
    return (
      <div key={id} id={`suggested-${id}`} role="option" aria-selected="false" data-suggestion={id} className="suggestion">
        <Picture face={suggestion.face} />
        <span className="min-w-0">
          <b>
            <Begun name={name} typed={typed} />
          </b>
          <span>{line}</span>
        </span>
        <kbd aria-hidden="true">Enter</kbd>
      </div>
    )
  })

const Picture = ({ face }: Pick<Suggestion, 'face'>) =>
  face.kind === 'member' ? <Face member={face.member} className="size-7.5" /> : <ToolLogo src={face.logo} size={30} />

/** The characters that are typed stand out. */
const Begun = ({ name, typed }: { readonly name: string; readonly typed: string }) =>
  name.toLowerCase().startsWith(typed.toLowerCase()) ? (
    <>
      <mark>{name.slice(0, typed.length)}</mark>
      {name.slice(typed.length)}
    </>
  ) : (
    name
  )
