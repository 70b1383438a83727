import { ArrowLeft } from 'lucide-react'
import { useLocation } from 'wouter'
import { IconButton } from '#ui/button/IconButton.tsx'

/** Back to where one came from within Nestling, else home. */
export function BackButton() {
  const [, navigate] = useLocation()
  const goBack = () => (cameFromHere() ? history.back() : navigate('/'))
  return <IconButton label="Back" icon={<ArrowLeft />} onClick={goBack} />
}

// Older browsers do not tell whether the page before was one of ours.
const cameFromHere = () => 'navigation' in window && window.navigation.canGoBack
