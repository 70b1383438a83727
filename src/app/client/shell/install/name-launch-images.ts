import { launchImages } from '../../../launch-images.ts'

/**
 * Says what this iPhone or iPad is to show while the installed app opens. Safari looks for it when somebody adds Nestling
 * to the home screen: pages name it late, so that none is larger for it, and only for the screen that they are on.
 */
export function nameLaunchImages(): void {
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
