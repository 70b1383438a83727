import type { ComponentType } from 'react'
import { useState } from 'react'
import { Button } from '#ui/button/Button.tsx'
import styles from './GalleryPage.module.css'

const sections = Object.entries(
  import.meta.glob<Record<string, ComponentType>>('../../../ui/**/*.gallery.tsx', { eager: true }),
).flatMap(([, parts]) => Object.entries(parts))

const themes = ['light', 'dark', 'dim'] as const

/** Shows every component of the design system in all its states. Exists only in development. */
export function GalleryPage() {
  const [theme, setTheme] = useState<string>()
  return (
    <main className={styles.page} data-theme={theme}>
      <title>Gallery · Nestling</title>
      <h1>Gallery</h1>
      <div className={styles.themes}>
        {themes.map((name) => (
          <Button key={name} onClick={() => setTheme(name)}>
            {name}
          </Button>
        ))}
      </div>
      {sections.map(([name, Section]) => (
        <section key={name} className={styles.section} aria-label={name}>
          <h2>{name.replace(/Gallery$/, '')}</h2>
          <Section />
        </section>
      ))}
    </main>
  )
}
