import { Component, type ReactNode } from 'react'
import { texts } from '../texts/texts.ts'
import { pageError } from './page-error.ts'
import { TryAgain } from './TryAgain.tsx'

type Props = { children: ReactNode }

/** Shown instead of a page that crashed or could not be loaded. Data on the server is not affected. */
export class ErrorPage extends Component<Props, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch() {
    dispatchEvent(new Event(pageError))
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return (
      <TryAgain title={texts.pageNotShown} onTry={() => location.reload()}>
        {texts.whyPageNotShown}
      </TryAgain>
    )
  }
}
