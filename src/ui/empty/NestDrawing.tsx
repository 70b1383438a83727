/** A letter in a nest, for empty lists and for pages about mail. */
export function NestDrawing() {
  return (
    <svg viewBox="0 0 160 112" aria-hidden="true">
      <ellipse data-wash="" cx="80" cy="64" rx="68" ry="42" />
      <path data-paper="" d="M53 68 43 25 107 11 116 64Z" />
      <path d="M43 25 82 43 107 11" />
      <path data-paper="" d="M21 58C28 92 50 104 80 104S132 92 139 58C118 76 42 76 21 58Z" />
      <path d="M21 58 10 53M139 58 151 51M30 84 17 88M129 86 142 92" />
      <path
        data-accent=""
        d="M31 77C60 92 98 91 128 78M27 68C48 82 70 86 92 85M134 69C122 78 112 82 102 84M42 91C66 100 92 100 117 92"
      />
    </svg>
  )
}
