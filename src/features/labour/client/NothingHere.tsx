import { Link } from 'wouter'

/** For people with whom nothing is shared, and while a journey is paused or has ended. */
export const NothingHere = ({ isAtRest }: { isAtRest: boolean }) => (
  <p>
    {isAtRest
      ? 'There is nothing here at the moment. '
      : 'There is nothing here for you at the moment. The parents decide what they share. '}
    <Link href="/">Back to home</Link>
  </p>
)
