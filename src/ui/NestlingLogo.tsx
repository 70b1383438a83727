/** The logo: an egg in a nest. */
export function NestlingLogo({ label }: { label?: string }) {
  return (
    <svg
      viewBox="0 0 48 48"
      width="1.5em"
      height="1.5em"
      fill="none"
      strokeLinecap="round"
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <ellipse fill="var(--apricot)" cx="24" cy="20" rx="10.5" ry="13.5" transform="rotate(14 24 20)" />
      <path
        fill="var(--accent)"
        d="M3 23.5C2.6 22 4.2 21 5.5 22C15 29 33 29 42.5 22C43.8 21 45.4 22 45 23.5C42.5 36 34.5 43 24 43S5.5 36 3 23.5Z"
      />
      <path
        stroke="var(--card)"
        strokeWidth="1.6"
        d="M9 30.5C18 36 29 36.5 37 32M15 37C21 39.5 29 39.5 33.5 37.5M36 28.5L40 26"
      />
    </svg>
  )
}
