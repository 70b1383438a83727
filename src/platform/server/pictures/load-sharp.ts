let loaded: ReturnType<typeof prepareSharp> | undefined

/** sharp with nothing but the kinds of picture that are taken. Only for image workers: see image-worker-pool.ts. */
export function loadSharp() {
  loaded ??= prepareSharp()
  return loaded
}

async function prepareSharp() {
  const { default: sharp } = await import('sharp')
  // It reads SVG, TIFF and files of its own kind too, and those can hold far more than a picture.
  const loaders = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((kind) => `VipsForeignLoad${kind}`)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: loaders })
  sharp.cache(false)
  return sharp
}
