import { Link } from 'wouter'
import { Button } from '#ui/button/Button.tsx'

/** The link to home on pages that have nothing else to show. */
export const GoHome = () => (
  <Link href="/" asChild>
    <Button href="/" look="primary">
      Go home
    </Button>
  </Link>
)
