import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import styles from './Button.module.css'

type Appearance = {
  look?: 'primary' | 'secondary' | 'quiet' | 'danger'
  icon?: ReactNode
  wide?: boolean
  children: ReactNode
}

type ButtonProps = Appearance & Omit<ComponentProps<'button'>, 'className' | 'style' | 'disabled'> & PendingState
type LinkProps = Appearance & Omit<ComponentProps<'a'>, 'className' | 'style'> & { href: string }
type PendingState = {
  href?: never
  disabled?: boolean | undefined
  pending?: boolean | undefined
  pendingText?: string
}

/** A button. With `href` it is a link that looks the same. */
export function Button(props: ButtonProps | LinkProps) {
  return props.href === undefined ? <PressButton {...props} /> : <LinkButton {...props} />
}

function LinkButton({ look = 'secondary', icon, wide, children, ...link }: LinkProps) {
  return (
    <a {...link} className={styles.button} data-look={look} data-wide={wide}>
      <Face icon={icon}>{children}</Face>
    </a>
  )
}

function PressButton(props: ButtonProps) {
  const { look = 'secondary', icon, wide, children, pending = false, pendingText, disabled, onClick, ...button } = props
  const isOff = pending || disabled === true

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (isOff) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      type="button"
      {...button}
      className={styles.button}
      data-look={look}
      data-wide={wide}
      data-pending={pending || undefined}
      // Not `disabled`: the button keeps the focus, and screen readers can read its name.
      aria-disabled={isOff || undefined}
      aria-busy={pending || undefined}
      onClick={press}
    >
      <Face icon={icon} hidden={pending && pendingText !== undefined}>
        {children}
      </Face>
      {pendingText !== undefined && (
        <span className={styles.face} data-hidden={!pending || undefined}>
          <span className={styles.spinner} />
          {pendingText}
        </span>
      )}
      {pending && pendingText === undefined && <span className={styles.spinner} data-alone="" />}
    </button>
  )
}

function Face({ icon, hidden, children }: { icon: ReactNode; hidden?: boolean; children: ReactNode }) {
  return (
    <span className={styles.face} data-hidden={hidden || undefined}>
      {icon}
      {children}
    </span>
  )
}
