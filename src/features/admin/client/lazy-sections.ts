/** The sections of the panel that come from other features. */
import { loadFamilyPanel } from '#features/family/client/public.ts'
import { loadJourneyPanel } from '#features/journey/client/public.ts'
import { loadSignInPanel } from '#features/sign-in/client/public.ts'
import { lazyPart } from '#platform/client/lazy-part.ts'

export const Invitations = lazyPart(async () => (await loadFamilyPanel()).Invitations)
export const InviteByEmailForm = lazyPart(async () => (await loadFamilyPanel()).InviteByEmailForm)
export const MembersList = lazyPart(async () => (await loadFamilyPanel()).MembersList)
export const SectionRightsForm = lazyPart(async () => (await loadFamilyPanel()).SectionRightsForm)
export const WithAdmins = lazyPart(async () => (await loadFamilyPanel()).WithAdmins)
export const DeleteJourney = lazyPart(async () => (await loadJourneyPanel()).DeleteJourney)
export const HidesForAll = lazyPart(async () => (await loadJourneyPanel()).HidesForAll)
export const ParentsForm = lazyPart(async () => (await loadJourneyPanel()).ParentsForm)
export const StateSettings = lazyPart(async () => (await loadJourneyPanel()).StateSettings)
export const AdminSecondStep = lazyPart(async () => (await loadSignInPanel()).AdminSecondStep)
export const SignInActivity = lazyPart(async () => (await loadSignInPanel()).SignInActivity)
