/** A parcel with a bow, for the empty wishlist. */
export function GiftDrawing() {
  return (
    <svg viewBox="0 0 160 112" aria-hidden="true">
      <ellipse data-wash="" cx="80" cy="66" rx="68" ry="40" />
      <path data-paper="" d="M42 54 47 101H113L118 54Z" />
      <path data-paper="" d="M35 38H125V55H35Z" />
      <path
        data-accent=""
        d="M80 38V101M80 38C66 12 42 16 50 29 54 35 68 37 80 38 92 37 106 35 110 29 118 16 94 12 80 38Z"
      />
      <path d="M22 76 30 72M138 76 130 72M18 92H28M142 92H132" />
    </svg>
  )
}
