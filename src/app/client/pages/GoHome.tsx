import { Link } from 'wouter'
import { Button } from '#ui/button/Button.tsx'

/** A link home from a dead end. */
export const GoHome = () => (
  <Link href="/" asChild>
    <Button href="/" look="primary">
      Go home
    </Button>
  </Link>
)
