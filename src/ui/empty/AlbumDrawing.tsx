/** An open album with an empty space for a picture, and a pressed leaf: no photos yet. */
export function AlbumDrawing() {
  return (
    <svg viewBox="0 0 160 112" aria-hidden="true">
      <ellipse data-wash="" cx="80" cy="64" rx="68" ry="42" />
      <path
        data-paper=""
        d="M80 30C64 22 42 21 22 26V92C42 87 64 88 80 96C96 88 118 87 138 92V26C118 21 96 22 80 30Z"
      />
      <path d="M80 30V96" />
      <path d="M34 43 67 46V75L34 72ZM34 50 40 43.500M61 45.500 67 52M34 65 40 72.500M61 74.500 67 68" />
      <path d="M36 83C48 81 58 82 67 84" />
      <path data-accent="" d="M100 78C92 62 104 46 126 44C130 62 118 78 100 78ZM94 86 118 54" />
    </svg>
  )
}
