import { GuidePage } from '#features/guide/client/GuidePage.tsx'
import { latePart } from '#platform/client/lazy-part.ts'

const LabourLinks = latePart(async () => (await import('#features/labour/client/LabourLinks.tsx')).LabourLinks)

/** The guide, with links to the contraction timer and to the notes of the baby's movements. */
export const GuideWithLinks = () => <GuidePage links={<LabourLinks />} />
