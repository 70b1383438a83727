import { NotLoaded } from './NotLoaded.tsx'

export function NotLoadedGallery() {
  return <NotLoaded sentence="The contacts could not be loaded." onTry={() => {}} />
}
