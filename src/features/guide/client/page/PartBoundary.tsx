import { Component, type ReactNode } from 'react'
import { Notice } from '#ui/feedback/Notice.tsx'

type Props = {
  /** Shown in place of a broken part. */
  message: string
  children: ReactNode
}

/** An error boundary for one part of the page. The rest stays visible, above all the numbers to call. */
export class PartBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return <Notice tone="warning">{this.props.message}</Notice>
  }
}
