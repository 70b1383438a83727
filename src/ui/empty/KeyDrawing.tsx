/** A key on a ribbon with a leaf as its tag: a working link or a second step is missing. */
export function KeyDrawing() {
  return (
    <svg viewBox="0 0 160 112" aria-hidden="true">
      <ellipse data-wash="" cx="80" cy="64" rx="68" ry="42" />
      <path d="M12 20C50 12 104 12 148 24M124 19 134 10M40 15 32 6" />
      <path data-paper="" d="M62 34a18 18 0 1 0 .01 0ZM62 45a7 7 0 1 1-.01 0Z" />
      <path data-paper="" d="M58 69V102H66V98H76V90H66V84H73V77H66V69Z" />
      <path d="M62 45C56 34 58 22 66 15" />
      <path data-accent="" d="M68 15C80 30 88 44 96 52M96 52C98 68 112 76 128 72 126 56 112 46 96 52ZM96 52 118 66" />
    </svg>
  )
}
