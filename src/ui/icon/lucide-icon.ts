import { createElement, type SVGProps } from 'react'

/** The shapes of an icon, as lucide-react stores them. The attributes contain a key for React. */
type IconData = { readonly node: readonly (readonly [tag: string, attributes: Record<string, string>])[] }

/**
 * Makes the component of an icon. The build of the client uses this in place of lucide-react's function of the same
 * name. That one is a kilobyte larger, because it has options that Nestling does not use.
 */
export function createLucideIcon({ node }: IconData) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes))
  return (props: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      {
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': props['aria-label'] ? undefined : true,
        ...props,
      },
      shapes,
    )
}
