import { ArrowLeft } from 'lucide-react'
import { useLocation } from 'wouter'
import { IconButton } from '#ui/button/IconButton.tsx'

/** Goes back within Nestling, or home. */
export function BackButton() {
  const [, navigate] = useLocation()
  const goBack = () => (cameFromHere() ? history.back() : navigate('/'))
  return <IconButton label="Back" icon={<ArrowLeft />} onClick={goBack} />
}

// Older browsers cannot tell whether the previous page belonged to Nestling.
const cameFromHere = () => 'navigation' in window && window.navigation.canGoBack
