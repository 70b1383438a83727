import { Link } from 'wouter'
import { Button } from '#ui/button/Button.tsx'
import { texts } from '../texts/texts.ts'

/** The link to home on pages that have nothing else to show. */
export const GoHome = () => (
  <Link href="/" asChild>
    <Button href="/" look="primary">
      {texts.goHome}
    </Button>
  </Link>
)
