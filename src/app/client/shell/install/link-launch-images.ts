import { launchImages } from '../../../launch-images.ts'

/**
 * Links the launch images for this iPhone or iPad. Safari reads the links when somebody adds Nestling to the home
 * screen. They are added by script, and only for this screen, so the page's HTML stays small.
 */
export function linkLaunchImages(): void {
  const fitting = launchImages.filter(({ device }) => matchMedia(device).matches)
  if (fitting.length === 0) return
  // The manifest says the same, but Safari needs this tag.
  const capable = document.createElement('meta')
  capable.name = 'apple-mobile-web-app-capable'
  capable.content = 'yes'
  document.head.append(capable, ...fitting.map(linkTo))
}

function linkTo({ href, media }: (typeof launchImages)[number]) {
  const link = document.createElement('link')
  link.rel = 'apple-touch-startup-image'
  link.href = href
  link.media = media
  return link
}
