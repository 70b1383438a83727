import { Link } from 'wouter'
import { Button } from '#ui/button/Button.tsx'

/** The way back from a page that leads nowhere. */
export const GoHome = () => (
  <Link href="/" asChild>
    <Button href="/" look="primary">
      Go home
    </Button>
  </Link>
)
