/** An empty basket and a leaf flying out of it: nothing was deleted. */
export function TrashDrawing() {
  return (
    <svg viewBox="0 0 160 112" aria-hidden="true">
      <ellipse data-wash="" cx="80" cy="64" rx="68" ry="42" />
      <path data-paper="" d="M46 46H114L106 94A8 8 0 0 1 98 100H62A8 8 0 0 1 54 94Z" />
      <path d="M40 46H120M48 60H112M51 76H109M66 46 70 100M94 46 90 100" />
      <path data-accent="" d="M84 36C78 20 92 6 112 9C114 26 102 38 84 36ZM80 42 102 18" />
    </svg>
  )
}
