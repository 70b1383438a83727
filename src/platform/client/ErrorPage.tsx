import { Component, type ReactNode } from 'react'
import { Button } from '#ui/button/Button.tsx'
import { EmptyState } from '#ui/empty/EmptyState.tsx'
import { LostPathDrawing } from '#ui/empty/LostPathDrawing.tsx'

type Props = { children: ReactNode }

/** Stands in for a page that broke or could not be loaded; what the server holds is not touched by that. */
export class ErrorPage extends Component<Props, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return (
      <EmptyState
        drawing={<LostPathDrawing />}
        title="This page could not be shown"
        level={1}
        action={
          <Button look="primary" onClick={() => location.reload()}>
            Try again
          </Button>
        }
      >
        Nothing is lost. It may be the connection, or a newer version that has just arrived.
      </EmptyState>
    )
  }
}
