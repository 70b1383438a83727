let loaded: ReturnType<typeof prepareSharp> | undefined

/** sharp, restricted to the accepted formats. Only for image workers: see image-worker-pool.ts. */
export function loadSharp() {
  loaded ??= prepareSharp()
  return loaded
}

async function prepareSharp() {
  const { default: sharp } = await import('sharp')
  // sharp also reads SVG, TIFF and its own format. They are blocked, because they can contain far more than a picture.
  const loaders = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((kind) => `VipsForeignLoad${kind}`)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: loaders })
  sharp.cache(false)
  return sharp
}
