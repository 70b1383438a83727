import { Download, FolderOpen, Printer } from 'lucide-react'
import { type ChangeEvent, Suspense, useRef, useState } from 'react'
import { lazyPart } from '#platform/client/lazy-part.ts'
import { unreachable } from '#platform/client/say-failure.ts'
import { Button } from '#ui/button/Button.tsx'
import { Card } from '#ui/card/Card.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'
import { type Copy, makeCopy } from './copy/make-copy.ts'
import { useSaveCopy } from './copy/use-save-copy.ts'
import styles from './NotesTools.module.css'
import { usePrint } from './print/use-print.ts'
import type { NotesStore } from './store/notes-store.ts'
import { useNotesStore } from './store/use-notes-store.ts'

const RestoreDialog = lazyPart(async () => (await import('./copy/RestoreDialog.tsx')).RestoreDialog)
const PrintedNotes = lazyPart(async () => (await import('./print/PrintedNotes.tsx')).PrintedNotes)

/** Save, restore and print the notes, which are stored in this browser only. */
export function NotesTools({ babyName }: { babyName: string }) {
  const store = useNotesStore()
  return store && <Tools babyName={babyName} store={store} />
}

function Tools({ babyName, store }: { babyName: string; store: NotesStore }) {
  const picker = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<{ copy: Copy; hasNotesHere: boolean }>()
  const [wrong, setWrong] = useState<string>()
  const saveCopy = useSaveCopy(store)
  const { sheets, isPreparing, print, onPrinted } = usePrint(store)

  async function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? []
    if (!file) return
    setWrong(undefined)
    const reading = await readLater(file)
    // The same file can be chosen again after "Cancel".
    currentTarget.value = ''
    setWrong(reading.wrong)
    if (!reading.copy) return
    const { weeks } = makeCopy(store.all(), reading.copy)
    setChosen({ copy: reading.copy, hasNotesHere: weeks.length > 0 })
  }

  return (
    <Card title="Keep your notes" level={3}>
      <div className={styles.tools}>
        <p>
          What you tick and write about {babyName} is in this browser only. A copy brings it to another device, and back
          if this one is lost.
        </p>
        <div className={styles.actions}>
          <Button icon={<Download aria-hidden="true" />} onClick={saveCopy}>
            Save a copy
          </Button>
          <Button icon={<FolderOpen aria-hidden="true" />} onClick={() => picker.current?.click()}>
            Restore a copy
          </Button>
          <Button
            icon={<Printer aria-hidden="true" />}
            pending={isPreparing}
            pendingText="Preparing..."
            onClick={print}
          >
            Print
          </Button>
        </div>
        <input
          ref={picker}
          type="file"
          accept=".json,application/json"
          aria-label="Copy to restore"
          hidden
          onChange={choose}
        />
        <div role="alert">
          {wrong !== undefined && (
            <Notice tone="warning" word="Nothing was restored">
              {`${wrong} What is here stays as it is.`}
            </Notice>
          )}
        </div>
      </div>
      <Suspense>
        {chosen && <RestoreDialog {...chosen} store={store} onClose={() => setChosen(undefined)} />}
        {sheets && <PrintedNotes {...sheets} onPrinted={onPrinted} />}
      </Suspense>
    </Card>
  )
}

/** Loads the code that checks a copy on demand, because few people need it. */
async function readLater(file: File) {
  try {
    const { readCopy } = await import('./copy/read-copy.ts')
    return await readCopy(file)
  } catch {
    return { copy: undefined, wrong: unreachable }
  }
}
