import { Share, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#ui/button/Button.tsx'
import { IconButton } from '#ui/button/IconButton.tsx'
import { texts } from '../../texts/texts.ts'
import styles from './InstallBanner.module.css'
import { hasChosen, saveChoice } from './install-choice.ts'
import { installMethod, type Offer, type Prompt } from './install-method.ts'
import { linkLaunchImages } from './link-launch-images.ts'

// Only Safari on an iPhone or iPad has `standalone`. It loads launch images when somebody adds the app to the home screen.
if ('standalone' in navigator) linkLaunchImages()

/** Offers to install Nestling, until somebody accepts or declines. */
export function InstallBanner({ offer }: { offer: Offer }) {
  const [isOpen, setOpen] = useState(true)
  const method = isOpen ? installMethod(offer, describeBrowser()) : null

  useEffect(() => {
    addEventListener('appinstalled', settle)
    return () => removeEventListener('appinstalled', settle)
  })

  if (method === null) return null

  function settle() {
    saveChoice()
    setOpen(false)
  }

  /** Moves the focus to the page, because the focused button is about to disappear. */
  const passFocusOn = () => document.getElementById('page')?.focus({ preventScroll: true })

  function dismiss() {
    settle()
    passFocusOn()
  }

  async function install(prompt: Prompt) {
    setOpen(false)
    passFocusOn()
    // Fails if the browser has withdrawn its offer. That is not recorded as a choice.
    await prompt.prompt().then(settle, () => undefined)
  }

  return (
    <section className={styles.banner} aria-label={texts.installNestling}>
      {method === 'by-hand' ? (
        <p className={styles.words}>{texts.installByHand(<Share aria-hidden="true" className={styles.share} />)}</p>
      ) : (
        <>
          <p className={`${styles.words} ${styles.name}`}>{texts.nestlingAsApp}</p>
          <Button look="primary" onClick={() => install(method)}>
            {texts.install((wide) => (
              <span className={styles.what}>{wide}</span>
            ))}
          </Button>
        </>
      )}
      <IconButton label={texts.dismiss} icon={<X />} onClick={dismiss} />
    </section>
  )
}

const describeBrowser = () => ({
  userAgent: navigator.userAgent,
  maxTouchPoints: navigator.maxTouchPoints,
  isInstalled: matchMedia('(display-mode: standalone)').matches,
  hasChosen: hasChosen(),
})
