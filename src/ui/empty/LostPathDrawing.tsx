/** A bird on an empty signpost at the end of a path: no such page. */
export function LostPathDrawing() {
  return (
    <svg viewBox="0 0 160 112" aria-hidden="true">
      <ellipse data-wash="" cx="80" cy="64" rx="68" ry="42" />
      <path d="M10 92C34 80 54 78 80 86S128 92 150 82" />
      <path d="M84 87V28" />
      <path data-paper="" d="M70 36H112L121 44 112 52H70Z" />
      <path data-paper="" d="M96 60H58L50 67 58 74H96Z" />
      <path data-paper="" d="M66 27C66 15 75 9 84 13C88 15 89 19 93 20C90 28 84 31 66 27ZM66 27 57 31" />
      <path d="M83 18h.01M73 27V36M78 28V36" />
      <path data-accent="" strokeDasharray="1 7" d="M28 108C46 104 40 96 52 94S70 92 74 88" />
      <path
        data-accent=""
        d="M118 87C118 80 122 76 128 75C130 81 126 86 118 87ZM118 87C116 82 112 80 108 80C108 84 112 87 118 87Z"
      />
    </svg>
  )
}
