import { NestlingLogo } from './NestlingLogo.tsx'

export function NestlingLogoGallery() {
  return (
    <h1>
      <NestlingLogo label="Nestling" />
    </h1>
  )
}
