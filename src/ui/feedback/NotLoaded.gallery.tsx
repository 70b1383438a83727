import { NotLoaded } from './NotLoaded.tsx'

export function NotLoadedGallery() {
  return <NotLoaded what="The contacts" onTry={() => {}} />
}
