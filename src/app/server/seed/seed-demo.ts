import { deleteOldEvents } from '#platform/server/news/news-events.ts'
import type { Services } from '#platform/server/services.ts'
import { addDemoPhotos } from './add-demo-photos.ts'
import { seedWorld, type World } from './seed-world.ts'

/** How many days of news the demo has. News of earlier events is deleted. */
const newsDays = 7

/** Fills an empty database with a world, its pictures, and news of the last days. People get the news when Nestling runs. */
export async function seedDemo(services: Services, world: World, addPictures = addDemoPhotos): Promise<void> {
  await seedWorld(services, world, { hasNews: true })
  if (world === 'first-day') return
  await addPictures(services)
  await deleteOldEvents(services.db, new Date(services.clock().getTime() - newsDays * 86_400_000))
}
