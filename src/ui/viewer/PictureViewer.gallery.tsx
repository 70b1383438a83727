import { useState } from 'react'
import { Button } from '../button/Button.tsx'
import bird from '../favicon.svg'
import { type Picture, PictureViewer } from './PictureViewer.tsx'

const pictures: readonly Picture[] = ['A bird', 'The same bird', 'And again'].map((name, key) => ({
  key,
  name: `Picture ${key + 1} of 3: ${name}`,
  src: bird,
  srcSet: `${bird} 1200w`,
  small: bird,
  width: 1200,
  height: 1200,
}))

export function PictureViewerGallery() {
  const [index, setIndex] = useState<number | null>(null)
  const picture = pictures[index ?? -1]

  return (
    <>
      <Button onClick={() => setIndex(1)}>Look at the pictures</Button>
      {index !== null && picture && (
        <PictureViewer
          picture={picture}
          previous={pictures[index - 1]}
          next={pictures[index + 1]}
          place={`${index + 1} of 3`}
          onMove={(by) => setIndex(index + by)}
          onClose={() => setIndex(null)}
        >
          <p>{picture.name}</p>
        </PictureViewer>
      )}
    </>
  )
}
