import { ErrorLine } from './ErrorLine.tsx'

export function ErrorLineGallery() {
  return <ErrorLine>That file is not a picture that Nestling can read.</ErrorLine>
}
