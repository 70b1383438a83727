import { Component, type ReactNode } from 'react'
import { Notice } from '#ui/feedback/Notice.tsx'

/** Keeps what went wrong in one part from taking the rest of the week with it, above all whom to call. */
export class PartBoundary extends Component<{ what: string; children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return <Notice tone="warning">{this.props.what} could not be shown. Load the page again to see it.</Notice>
  }
}
