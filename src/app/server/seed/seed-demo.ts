import { deleteOldEvents } from '#platform/server/news/news-events.ts'
import type { Services } from '#platform/server/services.ts'
import { addDemoPhotos } from './add-demo-photos.ts'
import { seedWorld, type World } from './seed-world.ts'

/** What happened in these last days is news. People have already heard of everything earlier. */
const newsDays = 7

/** Fills an empty database with a world, its pictures, and the news of the last days. People hear the news once Nestling runs. */
export async function seedDemo(services: Services, world: World, addPictures = addDemoPhotos): Promise<void> {
  await seedWorld(services, world, { hasNews: true })
  if (world === 'first-day') return
  await addPictures(services)
  await deleteOldEvents(services.db, new Date(services.clock().getTime() - newsDays * 86_400_000))
}
