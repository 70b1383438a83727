import { Download, FolderOpen, Printer, Share2 } from 'lucide-react'
import { type ChangeEvent, Suspense, useRef, useState, useSyncExternalStore } from 'react'
import { lazyPart } from '#platform/client/lazy-part.ts'
import { texts as shared } from '#platform/client/texts/texts.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'
import { Fold, FoldCard } from '#ui/fold/Fold.tsx'
import { useIsWide } from '#ui/fold/use-is-wide.ts'
import type { LockedCopy } from './copy/lock-copy.ts'
import { type Copy, makeCopy } from './copy/make-copy.ts'
import { useMakeCopy, useSaveCopy } from './copy/use-save-copy.ts'
import styles from './NotesTools.module.css'
import { usePrint } from './print/use-print.ts'
import type { NotesStore } from './store/notes-store.ts'
import { useNotesStore } from './store/use-notes-store.ts'
import { texts } from './texts/texts.ts'

const RestoreDialog = lazyPart(async () => (await import('./copy/RestoreDialog.tsx')).RestoreDialog)
const ShareCopyDialog = lazyPart(async () => (await import('./copy/ShareCopyDialog.tsx')).ShareCopyDialog)
const UnlockDialog = lazyPart(async () => (await import('./copy/UnlockDialog.tsx')).UnlockDialog)
const PrintedNotes = lazyPart(async () => (await import('./print/PrintedNotes.tsx')).PrintedNotes)

/** Buttons to save, share, restore and print the notes, which are stored in this browser only. */
export function NotesTools({ babyName }: { babyName: string }) {
  const store = useNotesStore()
  return store && <Tools babyName={babyName} store={store} />
}

function Tools({ babyName, store }: { babyName: string; store: NotesStore }) {
  const picker = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<{ copy: Copy; hasNotesHere: boolean }>()
  const [wrong, setWrong] = useState<string>()
  const [locked, setLocked] = useState<LockedCopy>()
  const [shared, setShared] = useState<{ copy: Copy; name: string }>()
  const saveCopy = useSaveCopy(store)
  const makeWholeCopy = useMakeCopy(store)
  const isCopyDue = useSyncExternalStore(store.subscribe, store.isCopyDue)
  const isWide = useIsWide()
  const { sheets, isPreparing, print, onPrinted } = usePrint(store)

  async function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? []
    if (!file) return
    setWrong(undefined)
    const reading = await readChosen(file)
    // Clear the input: otherwise choosing the same file again would fire no change event.
    currentTarget.value = ''
    setWrong(reading.wrong)
    setLocked(reading.locked)
    if (reading.copy) ask(reading.copy)
  }

  function ask(copy: Copy) {
    setLocked(undefined)
    setChosen({ copy, hasNotesHere: makeCopy(store.all(), copy).weeks.length > 0 })
  }

  function noteCopied() {
    store.noteCopied()
    setShared(undefined)
  }

  return (
    <FoldCard>
      <Fold title={texts.tools} contents={texts.toolsContents(babyName)} open={isWide || isCopyDue}>
        <p>{texts.whyCopy(babyName)}</p>
        {isCopyDue && <Notice word={texts.copyDue}>{texts.notInAnyCopy}</Notice>}
        <div className={styles.actions}>
          <Button icon={<Download aria-hidden="true" />} onClick={saveCopy}>
            {texts.saveCopy}
          </Button>
          <Button icon={<Share2 aria-hidden="true" />} onClick={() => setShared(makeWholeCopy())}>
            {texts.shareCopy}
          </Button>
          <Button icon={<FolderOpen aria-hidden="true" />} onClick={() => picker.current?.click()}>
            {texts.restoreCopy}
          </Button>
          <Button
            icon={<Printer aria-hidden="true" />}
            pending={isPreparing}
            pendingText={texts.preparing}
            onClick={print}
          >
            {texts.print}
          </Button>
        </div>
        <input
          ref={picker}
          type="file"
          accept=".json,.txt,application/json,text/plain"
          aria-label={texts.copyToRestore}
          hidden
          onChange={choose}
        />
        <div role="alert">
          {wrong !== undefined && (
            <Notice tone="warning" word={texts.nothingRestored}>
              {`${wrong} ${texts.notesStay}`}
            </Notice>
          )}
        </div>
      </Fold>
      <Suspense>
        {shared && <ShareCopyDialog {...shared} onCopied={noteCopied} onClose={() => setShared(undefined)} />}
        {locked && <UnlockDialog locked={locked} onUnlock={ask} onClose={() => setLocked(undefined)} />}
        {chosen && <RestoreDialog {...chosen} store={store} onClose={() => setChosen(undefined)} />}
        {sheets && <PrintedNotes {...sheets} onPrinted={onPrinted} />}
      </Suspense>
    </FoldCard>
  )
}

/** Reads the chosen file. The code for that is loaded only now, because few people restore a copy. */
async function readChosen(file: File) {
  try {
    const { readCopy } = await import('./copy/read-copy.ts')
    return await readCopy(file)
  } catch {
    return { copy: undefined, locked: undefined, wrong: shared.unreachable }
  }
}
