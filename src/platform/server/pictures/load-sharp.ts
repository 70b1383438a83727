let loaded: ReturnType<typeof prepareSharp> | undefined

/** Loads sharp, restricted to the accepted formats. Only image workers call this: see image-worker-pool.ts. */
export function loadSharp() {
  loaded ??= prepareSharp()
  return loaded
}

async function prepareSharp() {
  const { default: sharp } = await import('sharp')
  // sharp also reads SVG, TIFF and its own format. They are blocked, because such files can contain far more than a
  // picture.
  const loaders = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((kind) => `VipsForeignLoad${kind}`)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: loaders })
  sharp.cache(false)
  return sharp
}
