import { Nestling } from './Nestling.tsx'

export function NestlingGallery() {
  return (
    <h1>
      <Nestling label="Nestling" />
    </h1>
  )
}
