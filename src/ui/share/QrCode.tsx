import { useEffect, useState } from 'react'
import { Notice } from '../feedback/Notice.tsx'
import { Skeleton } from '../feedback/Skeleton.tsx'
import { texts } from '../texts/texts.ts'
import styles from './QrCode.module.css'

type Props = { text: string; label: string }
type Drawing = { text: string; size: number; path: string }

/** The width of the empty margin that scanners need around the code, in squares. */
const quietZone = 4

/** A QR code: dark on white in every theme, because some cameras cannot read it otherwise. */
export function QrCode({ text, label }: Props) {
  const [drawing, setDrawing] = useState<Drawing | 'failed'>()

  useEffect(() => {
    drawQr(text).then(setDrawing, () => setDrawing('failed'))
  }, [text])

  if (drawing === 'failed') return <Notice tone="warning">{texts.qrCodeNotDrawn}</Notice>
  return (
    <div className={styles.code}>
      {drawing?.text === text ? (
        <svg viewBox={`0 0 ${drawing.size} ${drawing.size}`} role="img" aria-label={label} shapeRendering="crispEdges">
          <rect width="100%" height="100%" fill="#fff" />
          <path d={drawing.path} fill="#000" />
        </svg>
      ) : (
        <Skeleton shape="block" height="100%" />
      )}
    </div>
  )
}

async function drawQr(text: string): Promise<Drawing> {
  const { default: encode } = await import('qrcode-generator')
  const code = encode(0, 'M')
  code.addData(text)
  code.make()
  const count = code.getModuleCount()
  const rows = Array.from({ length: count }, (_, index) => index)
  const path = rows.map((row) => rows.map((column) => (code.isDark(row, column) ? square(column, row) : '')).join(''))
  return { text, size: count + 2 * quietZone, path: path.join('') }
}

const square = (column: number, row: number) => `M${column + quietZone} ${row + quietZone}h1v1h-1z`
