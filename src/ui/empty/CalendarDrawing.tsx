/** A calendar with a leaf on one day: no appointments yet. */
export function CalendarDrawing() {
  return (
    <svg viewBox="0 0 160 112" aria-hidden="true">
      <ellipse data-wash="" cx="80" cy="64" rx="68" ry="42" />
      <path data-paper="" d="M43 22H117A8 8 0 0 1 125 30V92A8 8 0 0 1 117 100H43A8 8 0 0 1 35 92V30A8 8 0 0 1 43 22Z" />
      <path d="M35 44H125M58 14V30M102 14V30" />
      <path d="M52 58h4M71 58h4M90 58h4M52 72h4M71 72h4M52 86h4M71 86h4" />
      <path data-accent="" d="M90 89C86 72 99 60 118 62C121 80 108 92 90 89ZM84 95 106 74" />
    </svg>
  )
}
