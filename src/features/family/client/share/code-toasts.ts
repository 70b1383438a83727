import { sayFailure } from '#platform/client/say-failure.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import { texts as familyTexts } from '../texts/texts.ts'
import { texts } from './texts/texts.ts'

export const sayCreated = () => showToast({ title: texts.created })
export const sayNotCreated = (error: unknown) => sayFailure(texts.notCreated, error)

/** The messages that `deleteForGood` shows for an invite code. */
export const removalWords = () => ({ removed: familyTexts.codeRemoved, failed: familyTexts.codeNotRemoved })
