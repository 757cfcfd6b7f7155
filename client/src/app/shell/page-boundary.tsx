import { Component, type ReactNode } from 'react'

interface Props {
  /** What is drawn: with another value, its drawing is tried again. */
  readonly page: string
  /** Shows something else in its place. */
  readonly onError: (error: unknown) => void
  readonly children: ReactNode
}

interface State {
  readonly broken: string | undefined
}

/** A page that cannot be drawn takes nothing with it. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { broken: undefined }

  static getDerivedStateFromError(): Partial<State> {
    return { broken: '' }
  }

  static getDerivedStateFromProps({ page }: Props, { broken }: State): Partial<State> | null {
    if (broken === '') return { broken: page }
    return broken === undefined || broken === page ? null : { broken: undefined }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    return this.state.broken === undefined ? this.props.children : null
  }
}
