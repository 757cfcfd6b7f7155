import { Component, type ReactNode } from 'react'
import { failed } from './failed.ts'

interface Props {
  readonly part: string
  /** Stands there instead; nothing where none is given. */
  readonly fallback?: (retry: () => void) => ReactNode
  readonly children: ReactNode
}

/** A component that throws takes nothing with it that is outside of this. */
export class Boundary extends Component<Props, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown) {
    failed(this.props.part, error)
  }

  private readonly retry = () => this.setState({ isBroken: false })

  override render() {
    const { fallback, children } = this.props
    return this.state.isBroken ? fallback?.(this.retry) : children
  }
}
