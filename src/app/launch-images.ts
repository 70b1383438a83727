/** Launch images for iPhones and iPads. A device shows an image only if the image is exactly as large as the screen. */

/** Portrait size in points, and pixels per point. */
type Screen = readonly [width: number, height: number, ratio: number]

/** iPhones, with the models that have each screen. */
const phones: readonly Screen[] = [
  [375, 667, 2], // 8, SE
  [414, 736, 3], // 8 Plus
  [375, 812, 3], // X, XS, 11 Pro, 12 mini, 13 mini
  [414, 896, 2], // XR, 11
  [414, 896, 3], // XS Max, 11 Pro Max
  [390, 844, 3], // 12, 13, 14, 16e
  [428, 926, 3], // 12 Pro Max, 13 Pro Max, 14 Plus
  [393, 852, 3], // 14 Pro, 15, 16
  [430, 932, 3], // 14 Pro Max, 15 Plus, 16 Plus
  [402, 874, 3], // 16 Pro, 17
  [440, 956, 3], // 16 Pro Max, 17 Pro Max
  [420, 912, 3], // Air
]

/** iPads, with the models that have each screen. */
const tablets: readonly Screen[] = [
  [744, 1133, 2], // mini since 2021
  [768, 1024, 2], // mini before, 9.7 inches
  [810, 1080, 2], // 10.2
  [820, 1180, 2], // 10.9, Air
  [834, 1112, 2], // 10.5
  [834, 1194, 2], // Pro 11
  [834, 1210, 2], // Pro 11 since 2024
  [1024, 1366, 2], // Pro 12.9, Air 13
  [1032, 1376, 2], // Pro 13 since 2024
]

export type LaunchImage = ReturnType<typeof describeImage>

/** Every launch image: light and dark, for tablets also in landscape. */
export const launchImages: readonly LaunchImage[] = [
  ...phones.map((screen) => ({ screen, nest: 128 })),
  ...tablets.flatMap((screen) => [
    { screen, nest: 176, orientation: 'portrait' as const },
    { screen, nest: 176, orientation: 'landscape' as const },
  ]),
].flatMap((options) => [describeImage({ ...options, theme: 'light' }), describeImage({ ...options, theme: 'dark' })])

type Options = { screen: Screen; nest: number; orientation?: 'portrait' | 'landscape'; theme: 'light' | 'dark' }

function describeImage({ screen: [width, height, ratio], nest, orientation, theme }: Options) {
  const upright = [width * ratio, height * ratio] as const
  const [across = 0, down = 0] = orientation === 'landscape' ? upright.toReversed() : upright
  const device = `(device-width: ${width}px) and (device-height: ${height}px) and (-webkit-device-pixel-ratio: ${ratio})`
  return {
    href: `/launch/${across}x${down}-${theme}.png`,
    /** The media query for the device, in any orientation and colour scheme. */
    device,
    media: `${device}${orientation ? ` and (orientation: ${orientation})` : ''} and (prefers-color-scheme: ${theme})`,
    theme,
    /** The width and height of the image, and the width of the drawn nest, in pixels. */
    width: across,
    height: down,
    nest: nest * ratio,
  }
}
