import type { ReactNode } from 'react'
import { plural } from '#language/texts/en.ts'

/** Marks up a text such as “2 hours ago” as a time. */
type Time = (text: string) => ReactNode

// The health of the installation

export const disk = (usedPercent: number, free: string) => `The disk is ${usedPercent}% full, with ${free} left.`
/** What too little free space means. Each key is what people can still do. */
export const consequences = {
  everything: 'Please free up some space.',
  'no-files': 'Photos cannot be added until there is room.',
  deleting: 'People can only sign in, read and delete until there is room.',
}
export const lastSeen = (ago: string, time: Time) => <>Last seen {time(ago)}.</>

// The examination

export const examine = 'Examine everything'
export const examining = 'Examining...'
export const notExamined = 'Nothing was examined'
export const findings = 'Findings'
export const verdicts = { good: 'Good', advice: 'Advice', fault: 'Fault' }

// The backups

export const lastBackup = (ago: string, time: Time, size: string) => (
  <>
    Everything was last backed up {time(ago)}: {size}.
  </>
)
export const noBackup = 'There is no backup yet. Nestling makes one each night.'
export const backupFailed = (ago: string, time: Time) => <>The backup {time(ago)} failed.</>
export const incompletePhotos = (count: number) =>
  plural(
    count,
    '1 photo file is missing or damaged, so the backup does not have it.',
    `${count} photo files are missing or damaged, so the backup does not have them.`,
  )
export const faultyFiles = (count: number) =>
  plural(
    count,
    '1 stored photo file is missing or damaged. The command “npm run nestling -- verify” says which, and where a backup still has a copy.',
    `${count} stored photo files are missing or damaged. The command “npm run nestling -- verify” says which, and where a backup still has a copy.`,
  )
export const beingChecked =
  'This data is a copy of another data folder. Nestling is checking its indexes and photos, which can take minutes.'
export const unknownFiles = (count: number) =>
  plural(
    count,
    '1 photo file belongs to nothing in Nestling. Such files are moved into the folder “unknown” beside the photos, and stay there.',
    `${count} photo files belong to nothing in Nestling. Such files are moved into the folder “unknown” beside the photos, and stay there.`,
  )
export const eachNight =
  'Nestling backs up the data and photos of all its journeys each night, and checks some of the stored photos.'
export const backUp = 'Back up now'
export const backingUp = 'Backing up...'
export const notRequested = 'No backup was requested'
export const backupNotLoaded = 'The last backup could not be loaded.'
export const stateNotLoaded = 'The state of Nestling could not be loaded.'
