import { Component, type PropsWithChildren } from 'react'
import { messages } from '@/ui/messages'
import { ErrorView } from '@/ui/state-view'

interface ErrorBoundaryState {
  hasFailed: boolean
}

/**
 * Keeps a page usable when a part of it throws while it is drawn: the rest gives way to the click-to-reload view, which
 * draws the part anew. Taro itself would leave the page blank.
 */
export class ErrorBoundary extends Component<PropsWithChildren, ErrorBoundaryState> {
  static getDerivedStateFromError(): ErrorBoundaryState {
    return { hasFailed: true }
  }

  override state: ErrorBoundaryState = { hasFailed: false }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return <ErrorView text={messages.couldNotDraw} onReload={() => this.setState({ hasFailed: false })} />
  }
}
