import type { ReactNode } from 'react'
import { LineDrawing } from '#ui/empty/LineDrawing.tsx'
import type { WishCategory } from '../rules.ts'

/** A line drawing for the category of a wish without a picture. */
export function WishDrawing({ category }: { category: WishCategory }) {
  return (
    <LineDrawing>
      <svg viewBox="0 0 160 96" aria-hidden="true">
        <ellipse data-wash="" cx="80" cy="52" rx="58" ry="38" />
        {drawings[category]}
      </svg>
    </LineDrawing>
  )
}

const drawings: Readonly<Record<WishCategory, ReactNode>> = {
  // A pram
  baby_gear: (
    <>
      <path data-paper="" d="M42 46H112C112 64 98 74 77 74S42 64 42 46Z" />
      <path data-paper="" d="M42 46C42 26 57 14 77 14V46Z" />
      <path d="M112 46 124 26 136 24M60 73 54 80M94 73 100 80" />
      <path data-accent="" d="M77 46 49 27M77 46 63 17" />
      <circle data-paper="" cx="54" cy="84" r="7" />
      <circle data-paper="" cx="100" cy="84" r="7" />
    </>
  ),
  // A maternity dress
  maternity: (
    <>
      <path
        data-paper=""
        d="M66 10 58 16C60 26 60 32 58 40 50 54 46 70 44 86 66 92 94 92 116 86 114 70 110 54 102 40 100 32 100 26 102 16L94 10C90 18 70 18 66 10Z"
      />
      <path
        data-accent=""
        d="M58 40C70 46 90 46 102 40M80 44C72 34 62 36 64 44 66 50 76 48 80 44 84 48 94 50 96 44 98 36 88 34 80 44Z"
      />
      <path d="M62 62C60 70 58 76 57 84M98 62C100 70 102 76 103 84" />
    </>
  ),
  // A cot
  nursery: (
    <>
      <path data-paper="" d="M40 34H120V78H40Z" />
      <path d="M40 20V88M120 20V88M40 34H120M40 78H120M54 34V78M68 34V54M80 34V52M92 34V54M106 34V78" />
      <path data-accent="" d="M54 62C64 50 96 50 106 62M60 70H100" />
      <circle cx="40" cy="17" r="3" />
      <circle cx="120" cy="17" r="3" />
    </>
  ),
  // A bottle
  feeding: (
    <>
      <path data-paper="" d="M64 36H96V80A8 8 0 0 1 88 88H72A8 8 0 0 1 64 80Z" />
      <path data-paper="" d="M60 26H100V36H60Z" />
      <path d="M68 26C70 18 76 18 76 12A4 4 0 0 1 84 12C84 18 90 18 92 26" />
      <path d="M86 46H96M90 56H96M86 66H96M90 76H96" />
      <path data-accent="" d="M64 58C70 54 74 62 82 58" />
    </>
  ),
  // A romper suit
  clothing: (
    <>
      <path
        data-paper=""
        d="M64 14C70 24 90 24 96 14L122 26 116 44 104 40V66C104 76 96 84 88 86 84 80 76 80 72 86 64 84 56 76 56 66V40L44 44 38 26Z"
      />
      <path d="M64 14C66 32 94 32 96 14M72 86C74 74 86 74 88 86" />
      <path
        data-accent=""
        d="M80 60C66 50 68 40 75 41 78 41.500 80 45 80 46 80 45 82 41.500 85 41 92 40 94 50 80 60Z"
      />
    </>
  ),
  // A book
  books: (
    <>
      <path
        data-paper=""
        d="M80 26C66 18 50 17 34 20V80C50 77 66 78 80 86 94 78 110 77 126 80V20C110 17 94 18 80 26Z"
      />
      <path d="M80 26V86M44 34C52 33 62 34 70 38M44 46C52 45 62 46 70 50M44 58C52 57 62 58 70 62" />
      <path data-accent="" d="M94 60C90 46 98 36 114 36 116 50 108 60 94 60ZM90 66 108 44" />
    </>
  ),
  // A parcel
  other: (
    <>
      <path data-paper="" d="M46 46 50 86H110L114 46Z" />
      <path data-paper="" d="M40 32H120V47H40Z" />
      <path
        data-accent=""
        d="M80 32V86M80 32C68 10 46 14 53 25 57 30 69 32 80 32 91 32 103 30 107 25 114 14 92 10 80 32Z"
      />
    </>
  ),
}
