import { Link } from 'wouter'
import { Button } from '#ui/button/Button.tsx'

/** The way back from a page that leads nowhere. */
export function GoHome({ look = 'secondary' }: { look?: 'primary' | 'secondary' }) {
  return (
    <Link href="/" asChild>
      <Button href="/" look={look}>
        Go home
      </Button>
    </Link>
  )
}
