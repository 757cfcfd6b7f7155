import { vote } from '../features/voting/vote-button.tsx'

export const Button = () => <button>{vote}</button>
