import { Component, type PropsWithChildren, type ReactNode } from 'react'
import { messages } from '@/ui/messages'
import { ErrorView } from '@/ui/state-view'

interface ErrorBoundaryProps {
  /** Draws what stands in for the part; the click-to-reload view alone unless given. */
  drawFailure?: (reload: () => void) => ReactNode
}

interface ErrorBoundaryState {
  hasFailed: boolean
}

const drawErrorView = (reload: () => void): ReactNode => <ErrorView text={messages.couldNotDraw} onReload={reload} />

/**
 * Keeps a page usable when a part of it throws while it is drawn: the rest gives way to the click-to-reload view, which
 * draws the part anew. Taro itself would leave the page blank.
 */
export class ErrorBoundary extends Component<PropsWithChildren<ErrorBoundaryProps>, ErrorBoundaryState> {
  static getDerivedStateFromError(): ErrorBoundaryState {
    return { hasFailed: true }
  }

  override state: ErrorBoundaryState = { hasFailed: false }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    const { drawFailure = drawErrorView } = this.props
    return drawFailure(() => this.setState({ hasFailed: false }))
  }
}
