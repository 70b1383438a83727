import { FamilyCard } from '#features/family/client/public.ts'
import { useLatestUpdates } from '#features/updates/client/public.ts'

type Props = { pregnancyId: number; seesUpdates: boolean }

/** The family. For people who may see updates, its latest activity can be a shared update. */
export function FamilySection({ pregnancyId, seesUpdates }: Props) {
  const Family = seesUpdates ? FamilyWithNews : FamilyCard
  return <Family pregnancyId={pregnancyId} />
}

function FamilyWithNews({ pregnancyId }: { pregnancyId: number }) {
  const { data: updates } = useLatestUpdates(pregnancyId)
  return <FamilyCard pregnancyId={pregnancyId} lastUpdate={updates?.[0]} />
}
