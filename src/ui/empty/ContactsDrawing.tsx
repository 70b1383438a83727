/** An address book with a leaf as a bookmark: no contacts yet. */
export function ContactsDrawing() {
  return (
    <svg viewBox="0 0 160 112" aria-hidden="true">
      <ellipse data-wash="" cx="80" cy="64" rx="68" ry="42" />
      <path data-paper="" d="M48 14H108A8 8 0 0 1 116 22V92A8 8 0 0 1 108 100H48A8 8 0 0 1 40 92V22A8 8 0 0 1 48 14Z" />
      <path d="M54 14V100M32 32H46M32 50H46M32 68H46M32 86H46M116 28H124V42H116M116 48H124V62H116" />
      <path d="M85 34a9 9 0 1 0 0 18a9 9 0 1 0 0-18ZM69 72C71 60 99 60 101 72" />
      <path data-accent="" d="M96 84C98 72 110 66 122 72C120 86 108 92 96 84ZM88 92 112 76" />
    </svg>
  )
}
