import { ArrowLeft } from 'lucide-react'
import { useLocation } from 'wouter'
import { IconButton } from '#ui/button/IconButton.tsx'
import { texts } from './texts/texts.ts'

/** Goes back to the previous page of Nestling. Goes home if there is none, or if the browser cannot tell. */
export function BackButton() {
  const [, navigate] = useLocation()
  const goBack = () => (canGoBackInNestling() ? history.back() : navigate('/'))
  return <IconButton label={texts.back} icon={<ArrowLeft data-mirrored />} onClick={goBack} />
}

// Without the Navigation API, a page cannot tell whether the previous page belonged to Nestling.
const canGoBackInNestling = () => 'navigation' in window && window.navigation.canGoBack
